// node load.js PORT TABLES SEATS SECONDS: scripted people who move as soon as it is their turn.
const { io } = require("socket.io-client");

const [port, tables, seats, seconds] = process.argv.slice(2).map(Number);
const sent = new Map(); // table and state id: when its move was sent
const times = [];
let moves = 0;
let playing = false;

function page(table, seat) {
  const socket = io(`http://127.0.0.1:${port}/turns`, { transports: ["websocket"], forceNew: true });
  const id = `table${table}`;
  let state;
  const play = () => {
    if (!playing || state.ctx.currentPlayer !== String(seat)) return;
    sent.set(`${id}/${state._stateID + 1}`, performance.now());
    const payload = { type: "step", args: [], playerID: String(seat), credentials: null };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, id, String(seat));
  };
  socket.on("update", (_, next) => {
    const at = sent.get(`${id}/${next._stateID}`);
    if (at !== undefined) times.push(performance.now() - at);
    if (state === undefined || next._stateID > state._stateID) {
      state = next;
      if (seat === 0) moves += 1;
      play();
    }
  });
  return new Promise((ready) => {
    socket.on("sync", (_, info) => {
      state = info.state;
      ready(play);
    });
    socket.on("connect", () => socket.emit("sync", id, String(seat), null, seats));
  });
}

(async () => {
  const starts = [];
  for (let table = 0; table < tables; table += 25) {
    const some = [];
    for (let n = table; n < Math.min(tables, table + 25); n++) {
      for (let seat = 0; seat < seats; seat++) some.push(page(n, seat));
    }
    starts.push(...(await Promise.all(some)));
  }
  console.log("ready");
  moves = 0;
  times.length = 0;
  const begun = performance.now();
  playing = true;
  starts.forEach((play) => play());
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const passed = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => Number(times[Math.floor(times.length * share)].toFixed(1));
  const figures = { moves_a_second: Math.round(moves / passed), p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99), moves };
  console.log(JSON.stringify(figures));
  process.exit(0);
})();
