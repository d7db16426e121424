import type { Context } from 'hono';

/** Whether this asks the API, and not for a file or a page beside it. */
export const isCall = ({ req }: Context): boolean => req.path.startsWith('/front-');
