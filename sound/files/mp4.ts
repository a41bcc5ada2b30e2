/** What an MP4 file says of itself, without decoding anything. */
export interface Mp4Head {
  seconds: number;
  codec: string;
  rate: number;
  channels: number;
  /** Whether a player knows all of it before the first sound has come. */
  isHeadFirst: boolean;
}

/** @throws where the bytes are no MP4 file with one track of audio */
export function mp4Head(bytes: Buffer): Mp4Head {
  const movie = box(bytes, 'moov');
  const header = box(movie, 'mvhd');
  // The sample description: 8 bytes of its own, then the entry's size and name.
  const entry = ['trak', 'mdia', 'minf', 'stbl', 'stsd'].reduce(box, movie).subarray(8);
  return {
    seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
    codec: entry.toString('latin1', 4, 8),
    rate: entry.readUInt32BE(32) / 65_536,
    channels: entry.readUInt16BE(24),
    isHeadFirst: bytes.indexOf('moov') < bytes.indexOf('mdat'),
  };
}

/** The content of the first box of this name among those that lie side by side. */
function box(bytes: Buffer, name: string): Buffer {
  for (let place = 0; place + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(place);
    if (size < 8) break;
    if (bytes.toString('latin1', place + 4, place + 8) === name) return bytes.subarray(place + 8, place + size);
    place += size;
  }
  throw new Error(`Expected a box "${name}" in an MP4 file; found none.`);
}
