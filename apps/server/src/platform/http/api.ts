import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuseInvalid } from './refuse-invalid.ts';
import type { Env } from './request-context.ts';

export type Api = OpenAPIHono<Env>;

export const createApi = (): Api => new OpenAPIHono<Env>({ defaultHook: refuseInvalid });

/** Whether a request is for the API, not for a file or a page beside it. */
export const isApiRequest = ({ req }: Context): boolean => req.path.startsWith('/front-');
