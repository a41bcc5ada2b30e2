// @ts-check
// TypeScript's loader does not reach worker threads by itself: this registers it, then the real worker starts.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
