import { usePageHtml } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { Card } from '@roe/shared/ui/card';
import { useId } from 'react';
import styles from './front.module.css';
import type { FrontData, Story } from './home.ts';
import { LeadStory } from './lead-story.tsx';
import { Saying } from './saying.tsx';
import { StoryFoot } from './story-foot.tsx';

/** What there is to read, before anything is explained: three texts as they begin, and a sentence that was heard. */
export function Front({ heading, lead, others, saying }: FrontData) {
  const id = useId();
  return (
    <section className={styles['front']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{heading}</h2>
        <ArrowLink to="/decodings">All decodings</ArrowLink>
      </div>
      <LeadStory {...lead} />
      <ul className={styles['others']}>
        {others.map((story) => (
          <li key={story.href}>
            <OtherStory {...story} />
          </li>
        ))}
      </ul>
      <Saying {...saying} />
    </section>
  );
}

function OtherStory({ href, title, category, html, ...story }: Story) {
  return (
    <Card title={title} to={href} kicker={category} foot={<StoryFoot {...story} />}>
      <div className={styles['opening']} {...usePageHtml(html)} />
    </Card>
  );
}
