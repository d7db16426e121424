import { negotiateLocale } from '@wordhoard/i18n';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './api.ts';

/** The language that the reader wishes to be answered in. */
export const chooseLocale: MiddlewareHandler<Env> = async (context, next) => {
  context.set('locale', negotiateLocale(context.req.header('accept-language')));
  await next();
};
