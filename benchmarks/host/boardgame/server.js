// boardgame.io's own server with a game of four that has nothing but turns.
// node server.js PORT [FOLDER]: with a folder, its flat files; without, in memory.
const { Server, FlatFile } = require("boardgame.io/server");

const turns = {
  name: "turns",
  setup: () => ({ count: 0 }),
  moves: { step: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [turns], db, origins: ["*"] }).run({ port: Number(port), callback: () => console.log("open") });
