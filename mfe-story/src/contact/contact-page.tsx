import { usePageData, usePageDocument } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Quote } from '@roe/shared/ui/quote';
import { Panel } from '../home/panel.tsx';
import type { ContactData } from './contact.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

/** How to write to those who look after the site. */
export function ContactPage() {
  const { lead, form, ways, principles, testimonials, distress } = usePageData<ContactData>();
  return (
    <article key={usePageDocument().url}>
      <PageHeader lead={lead} />
      <div className={styles['columns']}>
        <ContactForm texts={form} />
        <div className={styles['aside']}>
          <section aria-labelledby="-ways">
            <h2 id="-ways">{ways.heading}</h2>
            <ul className={styles['ways']}>
              {ways.items.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
            <ArrowLink to={ways.link.href}>{ways.link.label}</ArrowLink>
          </section>
          <section className={styles['distress']} aria-labelledby="-distress">
            <h2 id="-distress">{distress.heading}</h2>
            <p>{distress.text}</p>
          </section>
        </div>
      </div>
      <Panel heading={principles.heading}>
        <ul className={styles['principles']}>
          {principles.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel heading={testimonials.heading} lead={testimonials.note}>
        <ul className={styles['voices']}>
          {testimonials.items.map(({ name, category, message }) => (
            <li key={name}>
              <Quote source={`${name} · ${category}`}>{message}</Quote>
            </li>
          ))}
        </ul>
      </Panel>
    </article>
  );
}
