import { contactLimits, contactSeconds } from '@roe/shared/api/contact';
import { showPage } from '@roe/shared/testing/page';
import { asVisitor } from '@roe/shared/testing/visitor';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ContactFormTexts } from './contact.ts';
import { ContactForm } from './contact-form.tsx';
import { type Draft, keepDraft, readDraft } from './draft.ts';

const texts: ContactFormTexts = {
  heading: 'Your question',
  labels: { name: 'Name', email: 'Email', category: 'Category', message: 'Message', submit: 'Send' },
  hints: { email: 'Only for an answer.', message: 'One example.' },
  categoryHints: {
    Spiritual: 'practice',
    Scientific: 'physics',
    Cultural: 'customs',
    Festivals: 'feasts',
    Confusion: 'doubts',
    Personal: 'life',
  },
  privacy: 'Kept for 12 months.',
  privacyLink: { label: 'Privacy', href: '/privacy' },
  reference: 'Your number is {reference}.',
};

const old: Draft = {
  name: '',
  email: '',
  category: 'Spiritual',
  message: '',
  key: 'a-key-of-an-earlier-draft',
  seconds: 60,
};

/** What the gateway was sent, and how it answers. */
function answerWith(...answers: (Response | Promise<Response> | Error)[]) {
  const sent: (Draft & { echo: string })[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const answer = answers.shift() ?? new Error('no more answers');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

const stored = (reference = 'ROE-7K3M-Q2PX') => Response.json({ reference }, { status: 201 });

const show = (address = '/contact') =>
  showPage(<ContactForm texts={texts} />, {
    url: '/contact',
    data: null,
    visited: [address],
    others: { '/decodings/om': 'Om' },
  });

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const write = (name: string, value: string) =>
  asVisitor(async (user) => {
    await user.clear(field(name));
    await user.type(field(name), value);
  });

const submit = (name = 'Send') => asVisitor((user) => user.click(screen.getByRole('button', { name })));

beforeEach(() => {
  sessionStorage.clear();
  keepDraft(old); // a form that has been open for a minute
});

test('starts with Spiritual and a message of six rows; name and email may stay empty', () => {
  show();
  expect(field('Category').value).toBe('Spiritual');
  expect(field('Message').getAttribute('rows')).toBe('6');
  expect(field('Message').required).toBe(true);
  expect(field('Name').required || field('Email').required).toBe(false);
});

test('what was sent is confirmed in the words of the specification, with its number and the focus', async () => {
  const sent = answerWith(stored());
  show();
  await write('Message', 'What is a womb?');
  await submit();
  expect(sent).toMatchObject([{ category: 'Spiritual', message: 'What is a womb?', echo: '', key: old.key }]);
  expect(sent[0]?.seconds).toBeGreaterThan(contactSeconds);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Message Received' }));
  screen.getByText('Thank you for reaching out. Your question will be considered for future content.');
  screen.getByText('Your number is ROE-7K3M-Q2PX.');
  expect(readDraft()).toBeUndefined();
  await submit('Write another message');
  expect(field('Message').value).toBe('');
});

test('a message about a page of the site begins with its address', async () => {
  const sent = answerWith(stored());
  show('/contact?about=/decodings/om');
  await screen.findByText('About: Om');
  expect(field('Message').maxLength).toBe(contactLimits.message - 'About /decodings/om\n\n'.length);
  await write('Message', 'Verse 2 is verse 3.');
  await submit();
  expect(sent).toMatchObject([{ message: 'About /decodings/om\n\nVerse 2 is verse 3.' }]);
});

test('the page that a message is about can be taken off', async () => {
  const sent = answerWith(stored());
  show('/contact?about=/decodings/om');
  await screen.findByText('About: Om');
  await submit('Write without this page');
  await write('Message', 'Thank you.');
  await submit();
  expect(sent).toMatchObject([{ message: 'Thank you.' }]);
});

test('a message that is missing and an address that is none are said beside their fields; the first gets the focus', async () => {
  const sent = answerWith();
  show();
  await write('Email', 'nobody');
  await submit();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(field('Email'));
  const [error = ''] = field('Email').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(error)?.textContent).toMatch(/no e-mail address/);
  expect(field('Message').getAttribute('aria-invalid')).toBe('true');
});

test('a failure keeps the words, says so in an alert, and Retry sends them under the same key', async () => {
  const sent = answerWith(new Error('offline'), stored());
  show();
  await write('Message', 'What is a womb?');
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('Error sending your message. Please try again later.');
  expect(field('Message').value).toBe('What is a womb?');
  await submit('Retry');
  expect(sent.map(({ key }) => key)).toEqual([old.key, old.key]);
  screen.getByRole('heading', { name: 'Message Received' });
});

test('other words after a failure are another message', async () => {
  const sent = answerWith(new Error('offline'), stored());
  show();
  await write('Message', 'What is a womb?');
  await submit();
  await write('Message', 'What is a golden womb?');
  await submit('Retry');
  expect(sent[1]?.key).not.toBe(old.key);
});

test('two clicks send once', async () => {
  const sent = answerWith(new Promise(() => {}), stored());
  show();
  await write('Message', 'What is a womb?');
  await asVisitor((user) => user.dblClick(screen.getByRole('button', { name: 'Send' })));
  expect(sent).toHaveLength(1);
});

test('what the gateway refuses is said beside the field', async () => {
  const errors = [{ pointer: '#/message', detail: 'Expected a message of 1 to 5,000 characters.' }];
  answerWith(Response.json({ detail: 'Some of it cannot be accepted.', errors }, { status: 422 }));
  show();
  await write('Message', 'x');
  await submit();
  screen.getByText('Expected a message of 1 to 5,000 characters.');
});

const tooMuch = 'Too much has been sent from your connection in a short time.';
const notNow = 'The site cannot take messages at the moment. The fault is not yours.';

test.each([
  [429, '60', `${tooMuch} Your message is still here: send it again in a minute.`],
  [429, '1500', `${tooMuch} Your message is still here: send it again in 25 minutes.`],
  [503, '3600', `${notNow} Your message is still here: send it again in about an hour.`],
  [503, '', `${notNow} Your message is still here: send it again later.`],
])(
  'a refusal for the time being (%i, %s s) is said in plain words, and Retry sends what was written',
  async (status, seconds, words) => {
    const headers: HeadersInit = seconds ? { 'retry-after': seconds } : {};
    const sent = answerWith(Response.json({ detail: 'Expected at most 5.' }, { status, headers }), stored());
    show();
    await write('Message', 'What is a womb?');
    await submit();
    expect(screen.getByRole('alert').textContent).toBe(`Error sending your message. Please try again later.${words}`);
    await submit('Retry');
    expect(sent.map(({ key, message }) => [key, message])).toEqual(Array(2).fill([old.key, 'What is a womb?']));
    screen.getByRole('heading', { name: 'Message Received' });
  },
);

test('words that were changed after an attempt that arrived and a reload are sent as another message', async () => {
  const sent = answerWith(Response.json({ detail: 'Expected a new "key".' }, { status: 409 }), stored('ROE-0000-0000'));
  show();
  await write('Message', 'What is a golden womb?');
  await submit();
  screen.getByText('Your number is ROE-0000-0000.');
  expect(sent.map(({ message }) => message)).toEqual(Array(2).fill('What is a golden womb?'));
  expect(sent[1]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('nothing can be written between sending and the answer, which would be lost', async () => {
  let answer: (response: Response) => void = () => {};
  answerWith(new Promise((resolve) => (answer = resolve)));
  show();
  await write('Message', 'What is a womb?');
  await submit();
  for (const name of ['Name', 'Email', 'Message']) expect(field(name).readOnly).toBe(true);
  answer(stored());
  await screen.findByRole('heading', { name: 'Message Received' });
});

test('what a form filler writes into the field that nobody sees is not sent', async () => {
  const sent = answerWith(new Error('offline'), stored());
  show();
  await write('Message', 'What is a womb?');
  fireEvent.change(field('Leave this empty'), { target: { value: 'https://reader.example' } });
  await submit();
  expect(sent[0]?.echo).toBe('');
  act(() => field('Leave this empty').focus());
  await submit('Retry');
  expect(sent[1]?.echo).toBe('https://reader.example');
});

test('form fillers find nothing that they know in that field', () => {
  show();
  const { name, type, autocomplete, labels } = field('Leave this empty');
  const words = [name, type, autocomplete, labels?.[0]?.textContent].join(' ');
  expect(words).not.toMatch(/web|url|site|home|mail|name|phone|tel|company|address|city|user|pass/i);
});

test('a message can be sent where the site is served without https', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const sent = answerWith(new Error('offline'), stored());
  show();
  await write('Message', 'What is a womb?');
  await submit();
  await write('Message', 'What is a golden womb?');
  await submit('Retry');
  expect(sent[1]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('a message that is ready sooner than a person can write waits, so that it is not taken for a machine’s', async () => {
  keepDraft({ ...old, seconds: contactSeconds - 0.2 });
  const sent = answerWith(stored());
  show();
  await asVisitor(async (user) => {
    await user.click(field('Message'));
    await user.paste('Pasted.');
  });
  await submit();
  await screen.findByRole('heading', { name: 'Message Received' });
  expect(sent[0]?.seconds).toBeGreaterThanOrEqual(contactSeconds);
});

test('a draft is kept in the tab, with its key', async () => {
  show();
  await write('Message', 'Half a question');
  cleanup();
  show();
  expect(field('Message').value).toBe('Half a question');
  expect(readDraft()?.key).toBe(old.key);
});
