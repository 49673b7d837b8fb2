// SHA-256 and HMAC. Browsers bring them too, but not to a page that came unencrypted, as in one's own network.

/** The first 32 bits of what comes after the point. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;

const primes: number[] = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((p) => n % p)) primes.push(n);
const ROUNDS = primes.map((p) => fraction(Math.cbrt(p)));
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message, a bit, zeros, and its length in bits: a whole number of blocks. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(((message.length + 72) >> 6) << 6);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const sum = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      const [near, far] = [w[i - 2] ?? 0, w[i - 15] ?? 0];
      w[i] =
        i < 16
          ? view.getInt32(block + 4 * i)
          : (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)) + (w[i - 7] ?? 0) + (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) + (w[i - 16] ?? 0);
    }
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => (sum[i] = (sum[i] ?? 0) + x));
  }
  const out = new DataView(new ArrayBuffer(32));
  sum.forEach((x, i) => out.setInt32(4 * i, x));
  return new Uint8Array(out.buffer);
}

/** With a key of one block at most. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const mixed = (with_: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ with_);
  return sha256(joined(mixed(0x5c), sha256(joined(mixed(0x36), message))));
}

export const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
export const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (each) => parseInt(each, 16));
export const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash of what is written in hex, in hex. */
export const hash = (hex: string): string => hexOf(sha256(bytesOf(hex)));
