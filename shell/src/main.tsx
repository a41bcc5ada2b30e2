import './styles.ts';
import { createFederation } from './loading/federation.ts';
import { createSite } from './loading/site.ts';
import { copyOf, readPageBlock } from './page-block.ts';
import { pathOf } from './path.ts';
import { start } from './start.tsx';

const { site: origin, shell, nav, pin, page, isMissing } = readPageBlock();
const root = copyOf(document.getElementById('-root') as HTMLElement);
const site = createSite({
  nav,
  origin,
  documentPath: pathOf(location),
  prerendered: { pin, page, isMissing, root },
  loadSection: createFederation(),
});
void start(site, shell);
