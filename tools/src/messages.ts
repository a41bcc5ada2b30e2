import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Messages, messagesIn, type StoredMessage } from '@roe/gateway/messages';
import { referenceFrom } from '@roe/gateway/reference';
import { settingsFrom } from '@roe/gateway/settings';
import { copyDatabase, sqliteFile } from '@roe/gateway/sqlite';
import { type DatabaseSettings, hasDatabase, openDatabase } from '@roe/gateway/storage';
import { exportedMessages } from './exported-messages.ts';
import { asText, listed } from './message-text.ts';

const usage = `npm run messages -- list                          the messages, the latest first
npm run messages -- list --suspected              those that look like a machine's; kept for 30 days
npm run messages -- show <reference>              one message
npm run messages -- release <reference>           takes a suspected message for a person's
npm run messages -- export csv|json [<new file>]  all messages, suspected ones too, as a file, or here
npm run messages -- delete <reference>            takes a message away for good
npm run messages -- backup <new file>             a copy of the whole database`;

/**
 * What `npm run messages` does; it works while the gateway runs.
 * @param words what stands after the command
 * @returns what it says
 * @throws with what was expected, and what came
 */
export async function messagesCommand([action, ...words]: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const settings = settingsFrom(environment);
  expectDatabase(settings);
  const database = await openDatabase(settings, console.error);
  const messages = messagesIn(database);
  /** npm runs scripts in the project's folder; a file is meant from where the command was given. */
  const newFile = (word = '') => {
    if (!word) throw new Error(`Expected the name of a new file:\n${usage}`);
    return path.resolve(environment['INIT_CWD'] ?? '.', word);
  };
  try {
    switch (action) {
      case 'list':
        return listed(await messages.list(), words[0]);
      case 'show':
        return asText(await find(messages, words[0]));
      case 'export': {
        const text = exportedMessages(words[0], await messages.list());
        if (!words[1]) return text;
        const file = newFile(words[1]);
        await onNewFile(file, () => writeFile(file, text, { flag: 'wx', mode: 0o600 }));
        return `Everything is written to ${file}.`;
      }
      case 'release': {
        const { reference, is_suspected } = await find(messages, words[0]);
        if (!is_suspected) return `${reference} is among the messages already.`;
        await messages.release(reference, new Date(), settings.CONTACT_FORWARD_URL !== undefined);
        return `${reference} is now among the messages.`;
      }
      case 'delete': {
        const { reference } = await find(messages, words[0]);
        await messages.delete(reference);
        return `${reference} is deleted.`;
      }
      case 'backup': {
        if (settings.DATABASE_URL)
          throw new Error('Expected a database in DATA_DIR; DATABASE_URL names PostgreSQL, which pg_dump copies.');
        const file = newFile(words[0]);
        await onNewFile(file, () => copyDatabase(settings.DATA_DIR, file));
        return `Everything is copied to ${file}.`;
      }
      default:
        throw new Error(`Expected one of these, received "${action ?? ''}":\n${usage}`);
    }
  } finally {
    await database.destroy();
  }
}

/** Opening makes a database where none is, which would look like an empty one. */
function expectDatabase(settings: DatabaseSettings): void {
  if (hasDatabase(settings)) return;
  const { DATA_DIR } = settings;
  throw new Error(
    `environment: field "DATA_DIR": expected the folder in which a gateway keeps its database, received "${DATA_DIR}"; ` +
      `there is no ${path.resolve(DATA_DIR, sqliteFile)}. Set DATA_DIR as the gateway has it, or start the gateway once: it makes the database.`,
  );
}

async function onNewFile(file: string, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    throw new Error(`${file}: expected a new file in a folder that is there, received "${(error as Error).message}".`);
  }
}

async function find(messages: Messages, word = ''): Promise<StoredMessage> {
  const reference = referenceFrom(word);
  const message = await messages.find(reference);
  if (!message) throw new Error(`There is no message ${reference}. "npm run messages -- list" shows all.`);
  return message;
}
