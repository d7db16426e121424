import { OpenAPIHono } from '@hono/zod-openapi';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { ApplicationError } from '../application-error.ts';
import type { Caller } from '../auth/caller.ts';
import { refuseInvalid } from './refuse-invalid.ts';

export interface Env {
  Variables: {
    requestId: string;
    locale: LocaleCode;
    caller: Caller | undefined;
    tokenFault: ApplicationError | undefined;
  };
}

export type Api = OpenAPIHono<Env>;

export const createApi = (): Api => new OpenAPIHono<Env>({ defaultHook: refuseInvalid });
