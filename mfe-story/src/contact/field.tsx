import type { ReactNode } from 'react';
import styles from './contact-form.module.css';

interface FieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** What is wrong with what stands in it. */
  error?: string | undefined;
  /** Draws the control, with what ties it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A control of the form with its label, its hint and what is wrong with it. */
export function Field({ id, name, label, hint, error, children }: FieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({ id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
