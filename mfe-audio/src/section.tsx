import type { Section } from '@roe/shared/contract';
import { Dock } from './dock/dock.tsx';
import { AudioPage } from './page/audio-page.tsx';

export default { routes: [{ path: '/audio', element: <AudioPage /> }], dock: Dock } satisfies Section;
