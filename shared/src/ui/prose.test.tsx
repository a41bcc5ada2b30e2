import { PageContext, usePageData } from '@roe/shared/frame';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import type { Page } from '../contract/contract.ts';
import { withHtml, withoutHtml } from '../contract/page-html.ts';
import { fulfilled } from '../settled.ts';
import { Prose } from './prose.tsx';

const data = { html: '<p>One &amp; all.</p>', parts: [{ html: '<p>Two</p>' }, { html: '<p>Three</p>' }] };

function Texts() {
  const { html, parts } = usePageData<typeof data>();
  return (
    <>
      {parts.map((part) => (
        <Prose key={part.html} html={part.html} />
      ))}
      <Prose html={html} />
    </>
  );
}

const pageWith = (data: unknown) => (
  <PageContext value={fulfilled({ data } as Page)}>
    <Texts />
  </PageContext>
);

test('a page takes its texts over from the document, whatever their order there', async () => {
  const body = renderToString(pageWith(data));
  const block = withoutHtml(data, body);
  expect(block).toEqual({ html: 0, parts: [{ html: 1 }, { html: 2 }] });
  const root = document.createElement('div');
  root.innerHTML = body;
  document.body.append(root);
  const before = [...root.children];
  const errors: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(root, pageWith(withHtml(block, root)), { onRecoverableError: (error) => errors.push(error) }),
  );
  onTestFinished(() => act(async () => hydrated.unmount()));
  expect(errors).toEqual([]);
  expect([...root.children]).toEqual(before);
  expect(root.textContent).toBe('TwoThreeOne & all.');
});
