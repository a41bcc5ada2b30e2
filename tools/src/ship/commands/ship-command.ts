import type { ParseArgsConfig } from 'node:util';
import type { Store } from '../../store/store.ts';

/** What a command is given. */
export interface Order {
  store: Store;
  /** Origin of the public site. */
  url: string;
  /** What stands after the command's name. */
  words: string[];
  values: Record<string, string | boolean | undefined>;
}

/** One thing that `npm run ship` does. */
export interface ShipCommand {
  /** What is written after `npm run ship --`. */
  usage: string[];
  /** What it does, in a line. */
  summary: string;
  /** What else who uses it must know. */
  help: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** @throws what is wrong, as a sentence; {UsageError} where something is not said that must be */
  run(order: Order): Promise<void> | void;
}

/** What was written is no whole command. */
export class UsageError extends Error {}

/** The word at a position, which must be there. */
export function expectWord(words: string[], position: number): string {
  const word = words[position];
  if (word === undefined) throw new UsageError();
  return word;
}
