/** Headers of every answer. A page adds its own Content-Security-Policy. */
export const securityHeaders = (site: string): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(site.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
