// Small sounds, all synthesised, silent until the first tap.

import { me } from "./me.svelte";
import { prefs } from "./prefs.svelte";

let box: AudioContext | undefined;

function note(from: number, to: number, length: number, kind: OscillatorType = "sine", loud = 0.12, after = 0): void {
  if (!box || !me.sound) return;
  const start = box.currentTime + after;
  const tone = box.createOscillator();
  const level = box.createGain();
  tone.type = kind;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.008);
  level.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(level).connect(box.destination);
  tone.start(start);
  tone.stop(start + length);
}

function hush(length: number, pitch: number, loud = 0.08): void {
  if (!box || !me.sound) return;
  const samples = box.createBuffer(1, Math.ceil(box.sampleRate * length), box.sampleRate);
  const data = samples.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length) ** 2;
  const source = box.createBufferSource();
  source.buffer = samples;
  const filter = box.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const level = box.createGain();
  level.gain.value = loud;
  source.connect(filter).connect(level).connect(box.destination);
  source.start();
}

/** Who likes feels it, too; the button for sound stills both. */
function buzz(pattern: number[]): void {
  if (me.sound && prefs.liked.vibration === "on") navigator.vibrate?.(pattern);
}

const quack = (after = 0): void => note(520, 300, 0.16, "sawtooth", 0.05, after);

const BANG = /pan$|bang|shot|hit/;

/** Families of sounds a piece of news may belong to, by the words of its name. */
const FAMILIES: [RegExp, () => void][] = [
  [/won|win|scored|end/, () => (quack(), quack(0.22))],
  [BANG, () => (hush(0.12, 900, 0.3), note(220, 90, 0.4, "square", 0.05, 0.06))],
  [/clic|miss|empty/, () => hush(0.03, 2600, 0.25)],
  [/duck|slide/, () => note(900, 240, 0.5, "sine", 0.1)],
  [/fish|caught|river|water|splash|release/, () => note(320, 720, 0.12, "sine", 0.14)],
  [/fly|move|step|road|ship/, () => note(90, 70, 0.4, "triangle", 0.15)],
  [/sold|paid|pay|deliver|score|stole|took/, () => (note(1320, 1310, 0.3, "sine", 0.07), note(1760, 1750, 0.35, "sine", 0.05, 0.06))],
  [/build|built|token|disc|take/, () => hush(0.06, 1400, 0.3)],
];

export const sounds = {
  /** Browsers let a page sound only after somebody touched it. */
  wake(): void {
    box ??= new AudioContext();
    void box.resume();
  },
  turn(): void {
    quack();
    buzz([40]);
  },
  /** Everybody stops for this one; it can be felt, too. */
  great(): void {
    note(140, 60, 0.5, "triangle", 0.2);
    note(392, 392, 0.16, "square", 0.03, 0.12);
    note(523, 523, 0.3, "square", 0.03, 0.26);
    buzz([60, 40, 120]);
  },
  /** Was that a bang? */
  bangs: (kind: string): boolean => BANG.test(kind),
  news(kind: string): void {
    const family = FAMILIES.find(([names]) => names.test(kind));
    if (family) family[1]();
    else hush(0.07, 1800 + Math.random() * 900, 0.12);
  },
};
