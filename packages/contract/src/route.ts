import { createRoute, type RouteConfig, type z } from '@hono/zod-openapi';
import { failure } from './failure.ts';

/** Who may call a route. `anyone` includes visitors without an account. */
export type Access = 'anyone' | 'learner' | 'admin';

const failureAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: failure } },
});

const failures = {
  400: failureAnswer('The request is not as this document says'),
  404: failureAnswer('There is no such thing'),
  429: failureAnswer('Too many requests'),
  503: failureAnswer('The database is away'),
};

const answer = <Schema extends z.ZodType>(schema: Schema) => ({
  description: 'Success',
  content: { 'application/json': { schema } },
});

interface Call<Path extends string, Success extends z.ZodType> {
  path: Path;
  access: Access;
  summary: string;
  success: Success;
}

/** A call that sends JSON, as most of this API do. */
export function postRoute<
  const Path extends string,
  Body extends z.ZodType,
  Success extends z.ZodType,
>({ path, access, summary, body, success }: Call<Path, Success> & { body: Body }) {
  return createRoute({
    method: 'post',
    path,
    summary,
    tags: [domainOf(path)],
    'x-access': access,
    request: { body: { required: true, content: { 'application/json': { schema: body } } } },
    responses: { 200: answer(success), ...failures },
  });
}

export function getRoute<
  const Path extends string,
  Success extends z.ZodType,
  const Request extends NonNullable<RouteConfig['request']>,
>({ path, access, summary, request, success }: Call<Path, Success> & { request: Request }) {
  return createRoute({
    method: 'get',
    path,
    summary,
    tags: [domainOf(path)],
    'x-access': access,
    request,
    responses: { 200: answer(success), ...failures },
  });
}

const domainOf = (path: string): string => path.split('/')[1]?.replace(/^front-/, '') ?? '';
