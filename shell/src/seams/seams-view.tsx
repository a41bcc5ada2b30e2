import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

const Seams = lazy(() => import('./seams.tsx').then((module) => ({ default: module.Seams })));

/** `?seams` shows what the page is composed of. Its code is loaded only then. */
export function SeamsView() {
  const { search } = useLocation();
  if (!new URLSearchParams(search).has('seams')) return null;
  return (
    <Suspense>
      <Seams />
    </Suspense>
  );
}
