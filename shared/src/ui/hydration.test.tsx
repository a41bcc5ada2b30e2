import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ArrowLink } from './arrow-link.tsx';
import { BookCover } from './book-cover.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { Card, CardGrid } from './card.tsx';
import { Carousel } from './carousel.tsx';
import { Chip, ChipLink, ChipRow } from './chip.tsx';
import { CopyButton } from './copy-button.tsx';
import { DataTable } from './data-table.tsx';
import { Dialog } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { ImageText } from './image-text.tsx';
import { LayersDiagram } from './layers-diagram.tsx';
import { LevelBadge } from './level-badge.tsx';
import { Message } from './message.tsx';
import { ProgressLine } from './progress-line.tsx';
import { Quote } from './quote.tsx';
import { Skeleton } from './skeleton.tsx';
import { Tabs } from './tabs.tsx';
import { Toast } from './toast.tsx';
import { Verse } from './verse.tsx';

const samples: Record<string, ReactElement> = {
  ArrowLink: <ArrowLink to="/">Home</ArrowLink>,
  Button: <Button isBusy>Send</Button>,
  ButtonLink: <ButtonLink to="/">Home</ButtonLink>,
  Card: (
    <CardGrid>
      <li>
        <Card title="A lamp" to="/" />
      </li>
    </CardGrid>
  ),
  Carousel: (
    <Carousel title="More">
      <p>1</p>
      <p>2</p>
      <p>3</p>
    </Carousel>
  ),
  Chip: (
    <ChipRow label="Filters">
      <Chip isPressed>All</Chip>
      <ChipLink to="/" isCurrent count={2}>
        Some
      </ChipLink>
    </ChipRow>
  ),
  CopyButton: <CopyButton text="text" />,
  DataTable: <DataTable caption="Table" headers={['A', 'B']} rows={[['1', '2']]} />,
  Dialog: (
    <Dialog isOpen onClose={() => {}} title="Dialog">
      Text
    </Dialog>
  ),
  EmptyState: <EmptyState title="Nothing" />,
  ImageText: <ImageText picture={<img src="/a.avif" alt="" />}>Text</ImageText>,
  LayersDiagram: <LayersDiagram />,
  LevelBadge: <LevelBadge level="Seer" />,
  Message: <Message kind="error">Text</Message>,
  ProgressLine: <ProgressLine value={0.5} label="Progress" />,
  Quote: <Quote source="Source">Text</Quote>,
  Skeleton: <Skeleton />,
  Tabs: <Tabs label="Tabs" tabs={[{ id: 'a', label: 'A', panel: 'Text' }]} />,
  Toast: <Toast text="Kept." onEnded={() => {}} />,
  BookCover: <BookCover title="A Book" layer={1} seed="a" />,
  Verse: <Verse devanagari="ॐ" iast="oṃ" translation="Om" source="Source" />,
};

test.each(Object.entries(samples))('%s renders on a server, and a browser adopts it unchanged', async (_, sample) => {
  const page = document.createElement('div');
  document.body.append(page);
  const tree = <MemoryRouter>{sample}</MemoryRouter>;
  page.innerHTML = renderToString(tree);
  const prerendered = page.firstElementChild;
  expect(prerendered).toBeTruthy();
  const errors: unknown[] = [];
  const root = await act(async () => hydrateRoot(page, tree, { onRecoverableError: (error) => errors.push(error) }));
  expect(errors).toEqual([]);
  expect(page.firstElementChild).toBe(prerendered);
  await act(async () => root.unmount());
  page.remove();
});
