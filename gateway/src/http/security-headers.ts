import type { MiddlewareHandler } from 'hono';

/** Documents that our own pages show in a frame. */
const isFramed = (path: string): boolean => /^\/assets\/[\w-]+\.pdf$/.test(path);

/** Scripts of the shell: one of them runs in a worker, which may ask this site for what it searches, and nothing else. */
const isShellScript = (path: string): boolean => /^\/shell\/files\/[\w.-]+\.js$/.test(path);

/** Pictures, which feeds and link previews carry to other sites. */
const isPicture = (path: string): boolean => /\.(avif|jpg|png|svg|webp)$/.test(path);

/**
 * Headers of every answer. A page adds its own Content-Security-Policy.
 * @param site origin of the public site; empty while nothing is shipped
 * @param path of the request
 */
export const securityHeaders = (site: string, path: string): Record<string, string> => ({
  // A browser's own viewer of PDF styles the document that it makes.
  'content-security-policy': isFramed(path)
    ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : `default-src 'none'; ${isShellScript(path) ? "connect-src 'self'; " : ''}frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': isPicture(path) ? 'cross-origin' : 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': isFramed(path) ? 'SAMEORIGIN' : 'DENY',
  ...(site.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
});

/** Sets those that an answer does not have already. */
export const setSecurityHeaders =
  (site: () => string | undefined): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(securityHeaders(site() ?? '', context.req.path))) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
