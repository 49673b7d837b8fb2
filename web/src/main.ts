import "./style/font.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/table.css";
import "./style/areas.css";
import "./style/small.css";
import "./style/log.css";
import "./style/sideways.css";
import "./style/story.css";
import "./style/home.css";
import "./style/dialogs.css";
import "./style/contrast.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { placePage } from "./lib/art.svelte";
import { keepFocus } from "./lib/focus";
import { sounds } from "./lib/sound";
import { words } from "./lib/words.svelte";

keepFocus();
addEventListener("pointerdown", () => sounds.wake(), { once: true });
addEventListener("keydown", () => sounds.wake(), { once: true });
await Promise.all([words.speak(), placePage()]);
mount(App, { target: document.getElementById("app") ?? document.body });
// Opens without a line, where the browser lets it: on https and on one's own machine.
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
