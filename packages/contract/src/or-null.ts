import { z } from '@hono/zod-openapi';

/** A component that may be missing. `nullable()` would make the component itself null everywhere. */
export const orNull = <Component extends z.ZodType>(component: Component) =>
  z.union([component, z.null()]);
