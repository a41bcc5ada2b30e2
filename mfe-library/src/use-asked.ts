import { decoded } from '@roe/shared/contract/pattern';
import { useEffect, useState } from 'react';

/** The end of the address that was asked for and has no page; empty until hydration, because the HTML is one for all such addresses. */
export function useAsked(): string {
  const [asked, setAsked] = useState('');
  // From the browser: the router knows the page that stands in by its own address.
  useEffect(() => setAsked(decoded(location.pathname.split('/').at(-1) ?? '') ?? ''), []);
  return asked;
}
