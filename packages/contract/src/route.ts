import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { type ErrorCode, errorStatus } from './error-code.ts';
import { failure } from './failure.ts';

/** Who may call a route. `anyone` includes visitors without an account. */
export type Access = 'anyone' | 'learner' | 'admin';

interface Declared<Path extends string> {
  path: Path;
  access: Access;
  summary: string;
  /** What it refuses beyond what every call may. */
  errors?: readonly ErrorCode[];
}

interface Call<Path extends string, Success extends z.ZodType> extends Declared<Path> {
  success: Success;
}

interface Sending<Body extends z.ZodType> {
  body: Body;
  /** It creates something: a repeated `Idempotency-Key` gets the first answer again. */
  isCreating?: boolean;
}

/** A call that sends JSON, as most of this API do. */
export function postRoute<
  const Path extends string,
  Body extends z.ZodType,
  Success extends z.ZodType,
>(call: Call<Path, Success> & Sending<Body>) {
  return createRoute({ method: 'post', ...described(call), request: sent(call) });
}

export function deleteRoute<
  const Path extends string,
  Body extends z.ZodType,
  Success extends z.ZodType,
>(call: Call<Path, Success> & Sending<Body>) {
  return createRoute({ method: 'delete', ...described(call), request: sent(call) });
}

/** A call that sends a file beside other fields. */
export function uploadRoute<
  const Path extends string,
  Form extends z.ZodType,
  Success extends z.ZodType,
>({ form, ...call }: Call<Path, Success> & { form: Form }) {
  return createRoute({
    method: 'post',
    ...described(call),
    request: { body: { required: true, content: { 'multipart/form-data': { schema: form } } } },
  });
}

export function getRoute<
  const Path extends string,
  Success extends z.ZodType,
  const Request extends NonNullable<RouteConfig['request']>,
>({ request, ...call }: Call<Path, Success> & { request: Request }) {
  return createRoute({ method: 'get', ...described(call), request });
}

/** A call that goes on answering: server-sent events, each of which is what `event` says. */
export function streamRoute<const Path extends string, Event extends z.ZodType>({
  event,
  ...call
}: Declared<Path> & { event: Event }) {
  return createRoute({
    method: 'get',
    ...declared(call),
    request: {},
    responses: {
      200: {
        description: 'Server-sent events, until either side ends them',
        content: { 'text/event-stream': { schema: event } },
      },
      ...failuresOf(call),
    },
  });
}

/** An address for browsers to be at on their way elsewhere. */
export function redirectRoute<
  const Path extends string,
  const Request extends NonNullable<RouteConfig['request']>,
>({
  request,
  destination,
  exampleAddress,
  ...call
}: Declared<Path> & { request: Request; destination: string; exampleAddress: string }) {
  const location = z.string().openapi({ example: exampleAddress });
  const headers = z.object({ location });
  return createRoute({
    method: 'get',
    ...declared(call),
    request,
    responses: { 302: { description: `On to ${destination}`, headers }, ...failuresOf(call) },
  });
}

const idempotencyKey = z.object({
  'idempotency-key': z.string().min(1).max(100).optional().openapi({
    description: 'Whoever repeats it gets the first answer again, for a day',
    example: '0f8fad5b-d9cb-469f-a165-70867728950e',
  }),
});

function sent<Body extends z.ZodType>({ body, isCreating = false }: Sending<Body>) {
  return {
    body: { required: true, content: { 'application/json': { schema: body } } },
    ...(isCreating && { headers: idempotencyKey }),
  };
}

function described<const Path extends string, Success extends z.ZodType>({
  success,
  ...call
}: Call<Path, Success>) {
  return {
    ...declared(call),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: success } } },
      ...failuresOf(call),
    },
  };
}

function declared<const Path extends string>({ path, access, summary }: Declared<Path>) {
  return {
    path,
    summary,
    tags: [domainOf(path)],
    'x-access': access,
    ...(access !== 'anyone' && { security: [{ bearer: [] }] }),
  };
}

const failuresOf = ({ access, errors = [] }: Pick<Declared<string>, 'access' | 'errors'>): object =>
  failureAnswers([...everyonesErrors, ...accessErrors[access], ...errors]);

const everyonesErrors: readonly ErrorCode[] = [
  'ParameterInvalid',
  'InvalidToken',
  'UserDoesNotExist',
  'PayloadTooLarge',
  'TooManyRequests',
  'DatabaseUnavailable',
];
const accessErrors: Record<Access, readonly ErrorCode[]> = {
  anyone: [],
  learner: ['NotAuthorized'],
  admin: ['NotAuthorized', 'Forbidden'],
};

function failureAnswers(codes: readonly ErrorCode[]): object {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  const codesOf = (status: number) => [
    ...new Set(codes.filter((code) => errorStatus[code] === status)),
  ];
  return Object.fromEntries(statuses.map((status) => [status, failureAnswer(codesOf(status))]));
}

function failureAnswer(codes: readonly ErrorCode[]) {
  const examples = codes.map((code) => [code, { value: exampleOf(code) }]);
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema: failure, examples: Object.fromEntries(examples) } },
  };
}

const exampleOf = (code: ErrorCode) => ({
  code,
  message: 'What happened, in the language of the reader',
  requestId: '6f2f5b1f-6a10-4b0c-8c0b-01934f6e5d5c',
});

const domainOf = (path: string): string => path.split('/')[1]?.replace(/^front-/, '') ?? '';
