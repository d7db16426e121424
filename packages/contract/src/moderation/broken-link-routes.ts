import { z } from '@hono/zod-openapi';
import { postRoute } from '../base/route.ts';
import { brokenLinkPath } from '../base/scalar.ts';

export const brokenLinkRoutes = {
  reportBrokenLink: postRoute({
    path: '/front-general/report-broken-link',
    access: 'anyone',
    summary: 'Report a broken link to the admins',
    body: z.strictObject({ path: brokenLinkPath.min(1).max(2000) }),
    success: z.object({ received: z.literal(true) }),
  }),
};
