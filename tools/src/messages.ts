import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Messages, messagesIn, type StoredMessage } from '@roe/gateway/messages';
import { referenceFrom } from '@roe/gateway/reference';
import { settingsFrom } from '@roe/gateway/serve';
import { copyDatabase, openDatabase } from '@roe/gateway/storage';

const usage = `npm run messages -- list                          all messages, the latest first
npm run messages -- show <reference>              one message
npm run messages -- export csv|json [<new file>]  all messages as a file, or here
npm run messages -- delete <reference>            takes a message away for good
npm run messages -- backup <new file>             a copy of the whole database`;

const columns = ['reference', 'received_at', 'category', 'name', 'email', 'message'] as const;

/**
 * What `npm run messages` does; it works while the gateway runs.
 * @param words what stands after the command
 * @returns what it says
 * @throws with what was expected, and what came
 */
export async function messagesCommand([action, ...words]: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const settings = settingsFrom(environment);
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
        return (await messages.list()).map(asLine).join('\n') || 'There are no messages.';
      case 'show':
        return asText(await find(messages, words[0]));
      case 'export': {
        const text = formatted(words[0], await messages.list());
        if (!words[1]) return text;
        const file = newFile(words[1]);
        await onNewFile(file, () => writeFile(file, text, { flag: 'wx', mode: 0o600 }));
        return `Everything is written to ${file}.`;
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

function asText({ reference, received_at, category, name, email, message, forward_at }: StoredMessage): string {
  return [
    `Reference: ${reference}`,
    `Received:  ${received_at}`,
    `Category:  ${category}`,
    `Name:      ${name || '–'}`,
    `Email:     ${email || '–'}`,
    ...(forward_at ? [`Forwarding is tried again at ${forward_at}.`] : []),
    '',
    message,
  ].join('\n');
}

function formatted(format: string | undefined, messages: StoredMessage[]): string {
  if (format === 'csv') return asCsv(messages);
  if (format !== 'json') throw new Error(`Expected "export csv" or "export json", received "${format ?? ''}".`);
  const entries = messages.map((message) => Object.fromEntries(columns.map((column) => [column, message[column]])));
  return `${JSON.stringify(entries, null, 2)}\n`;
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
function asCsv(messages: StoredMessage[]): string {
  const rows = [columns, ...messages.map((message) => columns.map((column) => message[column]))];
  return `\uFEFF${rows.map((row) => `${row.map(asCell).join(',')}\r\n`).join('')}`;
}

/** Spreadsheets run a cell that starts like a formula; behind an apostrophe it is text. */
function asCell(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
