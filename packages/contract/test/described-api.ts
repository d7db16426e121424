import { openApiDocument, routes } from '@wordhoard/contract';
import type { z } from 'zod';
import type { Schema } from './whole-examples.ts';

export type Content<Of> = Record<string, { schema: Of }>;

type Fields = z.ZodObject<Record<string, z.ZodType>>;

interface DeclaredCall {
  method: string;
  path: string;
  request: {
    params?: Fields;
    query?: Fields;
    headers?: Fields | undefined;
    body?: { content: Content<z.ZodType> };
  };
  responses: Record<string, { content?: Content<z.ZodType> }>;
}

interface DescribedCall {
  parameters?: {
    in: 'path' | 'query' | 'header';
    name: string;
    required: boolean;
    schema: Schema;
  }[];
  requestBody?: { content: Content<Schema> };
  responses: Record<string, { content?: Content<Schema>; headers?: Content<Schema> }>;
}

interface DescribedApi {
  paths: Record<string, Record<string, DescribedCall>>;
  components: { schemas: Record<string, Schema> };
}

/** Every operation as the routes declare it. */
export const calls: DeclaredCall[] = Object.values(routes).flatMap((domain) =>
  Object.values(domain),
);

const written = JSON.stringify(openApiDocument());

/** The same operations as `openapi.json` describes them, with references to `$defs`. */
export const api: DescribedApi = JSON.parse(
  written.replaceAll('#/components/schemas/', '#/$defs/'),
);
