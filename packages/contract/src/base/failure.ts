import { z } from '@hono/zod-openapi';
import { type ErrorCode, errorStatus } from './error-code.ts';

const errorCode = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** The body of every error response. */
export const failure = z
  .object({
    code: errorCode,
    message: z.string(),
    fields: z
      .array(
        z.object({
          path: z.string().openapi({ example: 'page' }),
          code: z.string().openapi({ example: 'range' }),
          message: z.string(),
        }),
      )
      .optional(),
    requestId: z.string(),
  })
  .openapi('Failure');

export type Failure = z.infer<typeof failure>;
