import type { Section } from '@roe/shared/contract';
import { GuidePage } from './guide-page.tsx';

export default { routes: [{ path: '/chatbot', element: <GuidePage /> }] } satisfies Section;
