import type { DecodingSummary } from '../decoding.ts';

/** A decoding, and the passages that it rests on. */
export interface ScriptureDecoding extends DecodingSummary {
  sources: string[];
}

/** Page data of /test-decodings. */
export interface ScripturesData {
  shelves: { id: string; name: string; decodings: ScriptureDecoding[] }[];
}
