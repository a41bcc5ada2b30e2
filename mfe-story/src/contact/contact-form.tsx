import { contactCategories, contactLimits } from '@roe/shared/api/contact';
import { useNamedPage } from '@roe/shared/named-page';
import { Button } from '@roe/shared/ui/button';
import { Message } from '@roe/shared/ui/message';
import { RemovableChip } from '@roe/shared/ui/removable-chip';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ContactFormTexts } from './contact.ts';
import styles from './contact-form.module.css';
import { Field } from './field.tsx';
import { aboutLine, empty, type FieldErrors } from './fields.ts';
import { Received } from './received.tsx';
import { Trap } from './trap.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The form of specification §5. */
export function ContactForm({ texts }: { texts: ContactFormTexts }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { outcome, isBusy, onWritten, onSubmitted, onTrapFocused, onAgain } = useContactForm(form);
  const { about, onRemoved } = useNamedPage();
  if (outcome?.kind === 'sent')
    return <Received reference={texts.reference.replace('{reference}', outcome.reference)} onAgain={onAgain} />;
  const errors = outcome?.fieldErrors ?? {};
  const hasFailed = outcome !== null && Object.keys(errors).length === 0 && !isBusy;
  const field = (name: keyof FieldErrors) => ({
    id: `${id}-${name}`,
    name,
    label: texts.labels[name],
    error: errors[name],
  });

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
        <Field {...field('name')}>
          {(control) => (
            <input {...control} type="text" autoComplete="name" maxLength={contactLimits.name} readOnly={isBusy} />
          )}
        </Field>
        <Field {...field('email')} hint={texts.hints.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="email" maxLength={contactLimits.email} readOnly={isBusy} />
          )}
        </Field>
      </div>
      <Field {...field('category')}>
        {(control) => (
          <select {...control} defaultValue={empty.category}>
            {contactCategories.map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </select>
        )}
      </Field>
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
      {about && (
        <>
          <RemovableChip text={`About: ${about.title}`} label="Write without this page" onRemoved={onRemoved} />
          <input type="hidden" name="about" value={about.url} />
        </>
      )}
      <Field {...field('message')} hint={texts.hints.message}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            required
            maxLength={contactLimits.message - aboutLine(about?.url).length}
            readOnly={isBusy}
          />
        )}
      </Field>
      <Trap onFocused={onTrapFocused} />
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
