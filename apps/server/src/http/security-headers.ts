import { secureHeaders } from 'hono/secure-headers';

/** For everything that is no page. Handlers that serve something else bring a policy of their own. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  xFrameOptions: 'DENY',
  strictTransportSecurity: 'max-age=15552000',
  overwrite: false,
});
