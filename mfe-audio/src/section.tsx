import type { Section } from '@roe/shared/contract';
import { AudioPage } from './audio-page.tsx';

export default { routes: [{ path: '/audio', element: <AudioPage /> }] } satisfies Section;
