import { usePageDocument } from '@roe/shared/frame';
import type { ReactNode } from 'react';
import { StepNavigator, type StoryStep } from './step-navigator.tsx';

/** A page of the story, below its steps. */
export function StoryPage({ step, children }: { step?: StoryStep; children: ReactNode }) {
  return (
    <article key={usePageDocument().url}>
      <StepNavigator current={step} />
      {children}
    </article>
  );
}
