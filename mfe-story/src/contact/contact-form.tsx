import { contactCategories, contactLimits, contactSeconds, emailPattern } from '@roe/shared/contract/contact';
import { Button } from '@roe/shared/ui/button';
import { Message } from '@roe/shared/ui/message';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './contact-form.module.css';
import { type Draft, forgetDraft, keepDraft, newKey, readDraft } from './draft.ts';
import { type Faults, type Outcome, send } from './send.ts';

type Field = keyof Faults;

export interface ContactFormTexts {
  heading: string;
  labels: Record<Field | 'submit', string>;
  hints: { email: string; message: string };
  categoryHints: Record<(typeof contactCategories)[number], string>;
  privacy: string;
  privacyLink: { label: string; href: string };
  /** "{reference}" stands for the number. */
  reference: string;
}

const empty = { name: '', email: '', category: contactCategories[0], message: '' } as const;

const wordsIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '');

/** The form of specification §5. What is written into it stays in the tab until it is sent. */
export function ContactForm({ texts }: { texts: ContactFormTexts }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const wasEchoFocused = useRef(false);
  const written = useRef({ key: '', wasTried: false, seconds: 0, since: 0 });
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSent = outcome?.kind === 'sent';
  const faults = outcome?.kind === 'failed' ? outcome.faults : {};

  useEffect(() => {
    const draft = readDraft();
    written.current = {
      key: draft?.key ?? newKey(),
      wasTried: false,
      seconds: draft?.seconds ?? 0,
      since: performance.now(),
    };
    // What was typed before the scripts came is newer than the draft.
    const fields = form.current;
    if (!draft || !fields || wordsIn(fields, 'message')) return;
    for (const field of Object.keys(empty) as Field[])
      (fields.elements.namedItem(field) as HTMLInputElement).value = draft[field];
  }, []);

  const draftOf = (fields: HTMLFormElement): Draft => {
    const { key, seconds, since } = written.current;
    return {
      name: wordsIn(fields, 'name'),
      email: wordsIn(fields, 'email'),
      category: wordsIn(fields, 'category'),
      message: wordsIn(fields, 'message'),
      key,
      seconds: seconds + (performance.now() - since) / 1000,
    };
  };

  function onWritten() {
    if (!form.current || isSending.current) return;
    // Other words are another message, even if the first attempt may have arrived.
    if (written.current.wasTried) Object.assign(written.current, { key: newKey(), wasTried: false });
    keepDraft(draftOf(form.current));
  }

  async function onSubmitted(event: FormEvent) {
    event.preventDefault();
    const fields = form.current;
    if (!fields || isSending.current) return;
    const draft = draftOf(fields);
    const found = faultsOf(draft);
    if (Object.keys(found).length > 0) return fail({ kind: 'failed', faults: found });
    isSending.current = true;
    written.current.wasTried = true;
    setIsBusy(true);
    keepDraft(draft);
    // The gateway takes for a machine what comes sooner than a person can write.
    const wait = contactSeconds + 0.05 - draft.seconds; // timers may be early
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    // Form fillers write into every field; a machine that visits the page also goes there.
    const echo = wasEchoFocused.current ? wordsIn(fields, 'echo') : '';
    const attempt = () => send({ ...draft, key: written.current.key, seconds: draftOf(fields).seconds }, echo);
    let result = await attempt();
    if (result.kind === 'failed' && result.isKeyTaken) {
      // An attempt before a reload has arrived, and was written on: these words are another message.
      written.current.key = newKey();
      result = await attempt();
    }
    isSending.current = false;
    setIsBusy(false);
    if (result.kind === 'failed') return fail(result);
    forgetDraft();
    written.current = { key: newKey(), wasTried: false, seconds: 0, since: performance.now() };
    setOutcome(result);
  }

  function fail(result: Outcome & { kind: 'failed' }) {
    setOutcome(result);
    const [first] = (['name', 'email', 'category', 'message'] as const).filter((field) => result.faults[field]);
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | undefined)?.focus();
  }

  if (isSent) {
    return (
      <Received
        reference={texts.reference.replace('{reference}', outcome.reference)}
        onAgain={() => {
          written.current.since = performance.now();
          setOutcome(null);
        }}
      />
    );
  }

  const describe = (field: Field, hint?: string) => ({
    id: `${id}-${field}`,
    name: field,
    'aria-invalid': faults[field] ? true : undefined,
    'aria-describedby':
      [faults[field] && `${id}-${field}-fault`, hint && `${id}-${field}-hint`].filter(Boolean).join(' ') || undefined,
  });
  const labelled = (field: Field, control: ReactNode, hint?: string) => (
    <div className={styles['field']}>
      <label htmlFor={`${id}-${field}`}>{texts.labels[field]}</label>
      {control}
      {hint && (
        <p className={styles['hint']} id={`${id}-${field}-hint`}>
          {hint}
        </p>
      )}
      {faults[field] && (
        <p className={styles['fault']} id={`${id}-${field}-fault`}>
          {faults[field]}
        </p>
      )}
    </div>
  );
  const hasFailed = outcome?.kind === 'failed' && Object.keys(faults).length === 0 && !isBusy;

  return (
    // Before the scripts are there, a form of this method sends nothing anywhere: words must not end up in an address.
    <form
      className={styles['form']}
      ref={form}
      method="dialog"
      noValidate
      aria-labelledby={`${id}-heading`}
      onChange={onWritten}
      onSubmit={onSubmitted}
    >
      <h2 id={`${id}-heading`}>{texts.heading}</h2>
      <p className={styles['scriptless']}>Sending needs JavaScript, which is switched off in this browser.</p>
      <div className={styles['pair']}>
        {labelled(
          'name',
          <input
            {...describe('name')}
            type="text"
            autoComplete="name"
            maxLength={contactLimits.name}
            readOnly={isBusy}
          />,
        )}
        {labelled(
          'email',
          <input
            {...describe('email', texts.hints.email)}
            type="email"
            autoComplete="email"
            maxLength={contactLimits.email}
            readOnly={isBusy}
          />,
          texts.hints.email,
        )}
      </div>
      {labelled(
        'category',
        <select {...describe('category')} defaultValue={empty.category}>
          {contactCategories.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </select>,
      )}
      <details className={styles['meanings']}>
        <summary>What the categories are for</summary>
        <dl>
          {contactCategories.map((category) => (
            <div key={category}>
              <dt>{category}</dt>
              <dd>{texts.categoryHints[category]}</dd>
            </div>
          ))}
        </dl>
      </details>
      {labelled(
        'message',
        <textarea
          {...describe('message', texts.hints.message)}
          rows={6}
          required
          maxLength={contactLimits.message}
          readOnly={isBusy}
        />,
        texts.hints.message,
      )}
      {/* What no visitor sees, only a machine fills in. Programs that fill in forms for a person are asked to leave it alone. */}
      <div className={styles['trap']} aria-hidden="true">
        <label>
          Leave this empty
          <input
            name="echo"
            type="text"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-bwignore=""
            data-form-type="other"
            data-lpignore="true"
            onFocus={() => {
              wasEchoFocused.current = true;
            }}
          />
        </label>
      </div>
      <p className={styles['privacy']}>
        {texts.privacy} <Link to={texts.privacyLink.href}>{texts.privacyLink.label}</Link>
      </p>
      {hasFailed && (
        <Message kind="error">
          <p>Error sending your message. Please try again later.</p>
          {outcome.sentence && <p>{outcome.sentence}</p>}
        </Message>
      )}
      {/* The same button all the time, so that it keeps the focus. */}
      <div data-needs-script="">
        <Button variant="primary" type="submit" data-early="send-message" isBusy={isBusy}>
          {hasFailed ? 'Retry' : texts.labels.submit}
        </Button>
      </div>
    </form>
  );
}

/** What the browser can tell before it is sent. */
function faultsOf({ email, message }: Draft): Faults {
  return {
    ...(email.trim() &&
      !emailPattern.test(email.trim()) && {
        email: 'This is no e-mail address. Write one such as name@example.org, or leave the field empty.',
      }),
    ...(!message.trim() && { message: 'Write a message first.' }),
  };
}

/** Stands where the form was, and takes the focus. */
function Received({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles['received']} role="status">
      <h2 ref={title} tabIndex={-1}>
        Message Received
      </h2>
      <p>Thank you for reaching out. Your question will be considered for future content.</p>
      <p className={styles['hint']}>{reference}</p>
      <div>
        <Button onClick={onAgain}>Write another message</Button>
      </div>
    </div>
  );
}
