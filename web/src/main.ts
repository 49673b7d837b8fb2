import "./style/tokens.css";
import "./style/base.css";
import "./style/table.css";
import "./style/areas.css";
import "./style/sideways.css";
import "./style/home.css";
import "./style/end.css";
import "./style/dialogs.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { placePage } from "./lib/art.svelte";
import { sounds } from "./lib/sound";
import { words } from "./lib/words.svelte";

placePage();
addEventListener("pointerdown", () => sounds.wake(), { once: true });
addEventListener("keydown", () => sounds.wake(), { once: true });
await words.speak();
mount(App, { target: document.getElementById("app") ?? document.body });
