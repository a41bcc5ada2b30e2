import type { StoredMessage } from '@roe/gateway/messages';

/** The messages, a line each. */
export function listed(messages: StoredMessage[], option: string | undefined): string {
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

/** A message with all that is known of it. */
export function asText(stored: StoredMessage): string {
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
