import type { Section } from '@roe/shared/contract';
import { HomePage } from './home-page.tsx';
import { TextPage } from './text-page.tsx';

export default {
  routes: [
    { path: '/', element: <HomePage /> },
    ...['/about', '/contact', '/contribute', '/licences', '/accessibility'].map((path) => ({
      path,
      element: <TextPage />,
    })),
  ],
} satisfies Section;
