import { type Conversation, nameOf, type Turn } from './conversation.ts';

/** What somebody wrote who may have been in danger does not leave the device by itself. */
const shareable = ({ turns }: Conversation): Turn[] => turns.filter(({ answer }) => !answer?.isCare);

/** A conversation as Markdown, with links to what was cited. */
export function markdownOf(conversation: Conversation, origin: string): string {
  const turns = shareable(conversation).map(({ question, answer }) => {
    const asked = question.replace(/^/gm, '> ');
    const sources = answer?.citations.map(({ id, url, title }) => `- [${id}] [${title}](${origin}${url})`).join('\n');
    return [asked, answer?.content, sources, answer?.modelUsed && `*${answer.providerUsed}, ${answer.modelUsed}*`]
      .filter(Boolean)
      .join('\n\n');
  });
  return `${[`# ${nameOf(conversation)}`, ...turns].join('\n\n')}\n`;
}

/** A conversation as JSON: its messages, one after the other. */
export const jsonOf = (conversation: Conversation): string =>
  `${JSON.stringify({ name: nameOf(conversation), messages: shareable(conversation).flatMap(messagesOf) }, null, 2)}\n`;

const messagesOf = ({ id, question, timestamp, about, answer }: Turn) => [
  { id, type: 'user', content: question, timestamp, ...(about && { about }) },
  ...(answer ? [{ id: `${id}-answer`, type: 'bot', ...answer }] : []),
];

/** A name for a file, from a conversation's. */
export const fileNameOf = (conversation: Conversation): string =>
  nameOf(conversation)
    .normalize('NFD')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'conversation';
