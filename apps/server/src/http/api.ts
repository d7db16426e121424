import { OpenAPIHono } from '@hono/zod-openapi';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { refuseInvalid } from './refuse-invalid.ts';

export interface Env {
  Variables: { requestId: string; locale: LocaleCode };
}

export type Api = OpenAPIHono<Env>;

export const createApi = (): Api => new OpenAPIHono<Env>({ defaultHook: refuseInvalid });
