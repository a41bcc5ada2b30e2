import type { MiddlewareHandler } from 'hono';

/** Takes itself away, and loads the pages that its forerunner held from the gateway. */
const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
`;

/**
 * What a browser gets that asks for a service worker, which the site has none of: one that ends whatever worker this origin
 * has had. Browsers ask past the worker itself and past their caches, after each page that it controls (Service Workers,
 * "Soft Update"), and tell by a header what they ask for. So a worker outlives nothing that was taken back.
 */
export const answerWorkerRequest: MiddlewareHandler = async ({ req, body }, next) => {
  if (req.header('service-worker') !== 'script') return next();
  return body(farewell, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
};
