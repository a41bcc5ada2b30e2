import { contactSeconds } from '@roe/shared/api/contact';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Draft, forgetDraft, keepDraft, newKey, readDraft } from './draft.ts';
import { aboutLine, errorsIn, fieldNames, wordsIn } from './fields.ts';
import { type Outcome, send } from './send.ts';

/** What is written into the form stays in the tab until it is sent. A machine is known by its haste, and by what it fills in. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const isSending = useRef(false);
  const wasTrapFocused = useRef(false);
  const written = useRef({ key: '', wasTried: false, seconds: 0, since: 0 });
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    const draft = readDraft();
    written.current = newAttempt(draft?.key, draft?.seconds);
    // What was typed before the scripts came is newer than the draft.
    const fields = form.current;
    if (!draft || !fields || wordsIn(fields, 'message')) return;
    for (const field of fieldNames) (fields.elements.namedItem(field) as HTMLInputElement).value = draft[field];
  }, [form]);

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
    const errors = errorsIn(draft);
    if (Object.keys(errors).length > 0) return fail({ kind: 'failed', fieldErrors: errors });
    isSending.current = true;
    written.current.wasTried = true;
    setIsBusy(true);
    keepDraft(draft);
    const result = await delivered(fields, draft);
    isSending.current = false;
    setIsBusy(false);
    if (result.kind === 'failed') return fail(result);
    forgetDraft();
    written.current = newAttempt();
    setOutcome(result);
  }

  async function delivered(fields: HTMLFormElement, draft: Draft): Promise<Outcome> {
    // The gateway takes for a machine what comes sooner than a person can write.
    const wait = contactSeconds + 0.05 - draft.seconds; // timers may be early
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    // Form fillers write into every field; a machine that visits the page also goes there.
    const echo = wasTrapFocused.current ? wordsIn(fields, 'echo') : '';
    const message = aboutLine(wordsIn(fields, 'about')) + draft.message;
    const attempt = () => send({ ...draft, message, key: written.current.key, seconds: draftOf(fields).seconds }, echo);
    const result = await attempt();
    if (result.kind !== 'failed' || !result.isKeyTaken) return result;
    // An attempt before a reload has arrived, and was written on: these words are another message.
    written.current.key = newKey();
    return attempt();
  }

  function fail(result: Outcome & { kind: 'failed' }) {
    setOutcome(result);
    const first = fieldNames.find((field) => result.fieldErrors[field]);
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | undefined)?.focus();
  }

  return {
    outcome,
    isBusy,
    onWritten,
    onSubmitted,
    onTrapFocused() {
      wasTrapFocused.current = true;
    },
    onAgain() {
      written.current.since = performance.now();
      setOutcome(null);
    },
  };
}

const newAttempt = (key = newKey(), seconds = 0) => ({ key, wasTried: false, seconds, since: performance.now() });
