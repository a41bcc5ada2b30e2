import { vi } from 'vitest';

// The files of a worker share a document. Each begins with an empty one, an empty device and modules of its own.
vi.resetModules();
for (const element of [document.head, document.body]) element.replaceChildren();
for (const element of [document.documentElement, document.head, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
