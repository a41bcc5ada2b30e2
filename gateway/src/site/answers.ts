export const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
export const revalidated = { 'cache-control': 'no-cache' };

export const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

export const redirect = (status: 302 | 308, location: string): Response =>
  new Response(null, {
    status,
    headers: { location, 'cache-control': status === 308 ? 'public, max-age=3600' : 'no-store' },
  });
