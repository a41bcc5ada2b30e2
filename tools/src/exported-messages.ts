import type { StoredMessage } from '@roe/gateway/messages';

/**
 * Messages as the text of a file.
 * @param format "csv" or "json"
 * @throws where it is another
 */
export function exportedMessages(format: string | undefined, messages: StoredMessage[]): string {
  if (format === 'csv') return asCsv(messages);
  if (format !== 'json') throw new Error(`Expected "export csv" or "export json", received "${format ?? ''}".`);
  return `${JSON.stringify(messages.map(asEntry), null, 2)}\n`;
}

const asEntry = ({ reference, received_at, is_suspected, category, name, email, message }: StoredMessage) => ({
  reference,
  received_at,
  category,
  name,
  email,
  message,
  suspected: is_suspected ? 'yes' : 'no',
});

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
function asCsv(messages: StoredMessage[]): string {
  const head = ['reference', 'received_at', 'category', 'name', 'email', 'message', 'suspected'];
  const rows = [head, ...messages.map((message) => Object.values(asEntry(message)))];
  return `\uFEFF${rows.map((row) => `${row.map(asCell).join(',')}\r\n`).join('')}`;
}

/**
 * Spreadsheets run a cell that starts like a formula; behind an apostrophe it is text. One that takes another sign than the comma
 * between cells starts cells inside of ours.
 */
function asCell(text: string): string {
  const harmless = text.replace(/^(?=\s*[=+\-@＝＋－＠])|(?<=[;|\t\n])(?=["\s]*[=+\-@＝＋－＠])/g, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
