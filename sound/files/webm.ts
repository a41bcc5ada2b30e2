/** What a WebM file says of itself, without decoding anything. */
export interface WebmHead {
  seconds: number;
  codec: string;
  rate: number;
  channels: number;
}

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const ENTRY = 0xae;
const CODEC = 0x86;
const AUDIO = 0xe1;
const FREQUENCY = 0xb5;
const CHANNELS = 0x9f;

/** @throws where the bytes are no WebM file with one track of audio */
export function webmHead(bytes: Buffer): WebmHead {
  const segment = child(bytes, SEGMENT);
  const info = child(segment, INFO);
  const entry = child(child(segment, TRACKS), ENTRY);
  const audio = child(entry, AUDIO);
  return {
    seconds: (floating(child(info, DURATION)) * whole(child(info, SCALE))) / 1e9,
    codec: child(entry, CODEC).toString('latin1'),
    rate: floating(child(audio, FREQUENCY)),
    channels: whole(child(audio, CHANNELS)),
  };
}

/** The content of the first element of this name among those that lie side by side. */
function child(bytes: Buffer, name: number): Buffer {
  for (let place = 0; place < bytes.length; ) {
    const id = number(bytes, place, false);
    const size = number(bytes, id.next, true);
    // All ones: the size was not known when it was written.
    const end = size.value === 2 ** (7 * (size.next - id.next)) - 1 ? bytes.length : size.next + size.value;
    if (id.value === name) return bytes.subarray(size.next, end);
    place = end;
  }
  throw new Error(`Expected an element 0x${name.toString(16)} in a WebM file; found none.`);
}

/** A number of variable length: the zeros at its head tell how many bytes follow. */
function number(bytes: Buffer, place: number, isSize: boolean): { value: number; next: number } {
  const first = bytes[place] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new Error(`Expected a WebM file; found a byte ${first} at ${place}.`);
  let value = isSize ? first & (0xff >> length) : first;
  for (let index = 1; index < length; index++) value = value * 256 + (bytes[place + index] ?? 0);
  return { value, next: place + length };
}

const whole = (bytes: Buffer): number => bytes.readUIntBE(0, bytes.length);
const floating = (bytes: Buffer): number => (bytes.length === 4 ? bytes.readFloatBE() : bytes.readDoubleBE());
