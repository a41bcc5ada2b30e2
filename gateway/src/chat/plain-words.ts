import { fold } from '@roe/shared/search/spelling';

/** The words of a text in lower case, without marks and signs. */
export const plainWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
