import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Messages, messagesIn, type StoredMessage } from '@roe/gateway/messages';
import { referenceFrom } from '@roe/gateway/reference';
import { settingsFrom } from '@roe/gateway/serve';
import { copyDatabase, type DatabaseSettings, hasDatabase, openDatabase, sqliteFile } from '@roe/gateway/storage';
import { exportedMessages } from './exported-messages.ts';

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

function listed(messages: StoredMessage[], option: string | undefined): string {
  if (option !== undefined && option !== '--suspected')
    throw new Error(`Expected "list" or "list --suspected", received "list ${option}".`);
  const suspected = messages.filter(({ is_suspected }) => is_suspected);
  if (option) return suspected.map(asLine).join('\n') || 'No message is suspected.';
  const lines = messages.filter(({ is_suspected }) => !is_suspected).map(asLine);
  return [
    ...(lines.length > 0 ? lines : ['There are no messages.']),
    ...(suspected.length > 0
      ? [`Not shown, because they look like a machine's: ${suspected.length}. "list --suspected" shows them.`]
      : []),
  ].join('\n');
}

function asLine({ reference, received_at, category, name, email, message }: StoredMessage): string {
  const start = message.replace(/\s+/g, ' ');
  const from = [name, email && `<${email}>`].filter(Boolean).join(' ') || '–';
  return [
    reference,
    received_at.slice(0, 16).replace('T', ' '),
    category,
    from,
    start.length > 60 ? `${start.slice(0, 59)}…` : start,
  ].join('  ');
}

function asText(stored: StoredMessage): string {
  const { reference, received_at, category, name, email, message, forward_at, is_suspected } = stored;
  return [
    `Reference: ${reference}`,
    `Received:  ${received_at}`,
    `Category:  ${category}`,
    `Name:      ${name || '–'}`,
    `Email:     ${email || '–'}`,
    ...(is_suspected ? [`Looks like a machine's. If it is a person's: npm run messages -- release ${reference}`] : []),
    ...(forward_at ? [`Forwarding is tried again at ${forward_at}.`] : []),
    '',
    message,
  ].join('\n');
}
