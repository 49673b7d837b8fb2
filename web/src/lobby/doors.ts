// Who may look at a table, and who may write there.

import type { Setup } from "../lib/wire";

export type Doors = Required<Pick<Setup, "spectators" | "chat" | "chat_for">>;

export const OPEN: Doors = { spectators: true, chat: true, chat_for: "all" };
