import './styles.ts';
import { navOf } from '@roe/shared/contract/nav';
import { createFederation } from './loading/federation.ts';
import { createLoadText } from './loading/json.ts';
import { loadRegistry } from './loading/load-registry.ts';
import { createSite } from './loading/site.ts';
import { pathOf } from './path.ts';
import { start } from './start.tsx';

/** The shell while working on it or on a section: nothing is prerendered, everything comes from the registry. */
const { site: origin, shell, sections } = await loadRegistry(createLoadText(fetch));
const site = createSite({
  nav: navOf(sections),
  origin,
  documentPath: pathOf(location),
  loadSection: createFederation(),
});
void start(site, shell.version);
