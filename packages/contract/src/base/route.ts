import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { type ErrorCode, errorStatus } from './error-code.ts';
import { failure } from './failure.ts';

/** Who may call a route. `anyone` includes visitors without an account. */
export type Access = 'anyone' | 'learner' | 'admin';

interface RouteDeclaration<Path extends string, Level extends Access = Access> {
  path: Path;
  access: Level;
  summary: string;
  /** Error codes besides those that every route with this access has. */
  errors?: readonly ErrorCode[];
}

interface RouteWithSuccess<Path extends string, Level extends Access, Success extends z.ZodType>
  extends RouteDeclaration<Path, Level> {
  success: Success;
}

interface RequestBody<Body extends z.ZodType> {
  body: Body;
}

type NamedCall = Omit<RouteWithSuccess<string, Access, z.ZodType>, 'path' | 'access'> &
  RequestBody<z.ZodType>;

/** Converts the name of a call to the last part of its path: `wordFeed` to `word-feed`. */
type PathName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${PathName<Rest>}`
  : '';

type PostRoutes<
  Prefix extends string,
  Level extends Access,
  Calls extends Record<string, NamedCall>,
> = {
  [Name in keyof Calls & string]: ReturnType<
    typeof postRoute<
      `${Prefix}/${PathName<Name>}`,
      Level,
      Calls[Name]['body'],
      Calls[Name]['success']
    >
  >;
};

/** Routes with JSON bodies and the same access. The path of each ends with its name. */
export function defineRoutes<
  const Prefix extends string,
  const Level extends Access,
  const Calls extends Record<string, NamedCall>,
>(prefix: Prefix, access: Level, calls: Calls): PostRoutes<Prefix, Level, Calls> {
  const routes = Object.entries(calls).map(([name, call]) => {
    const pathName = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, postRoute({ ...call, path: `${prefix}/${pathName}`, access })];
  });
  return Object.fromEntries(routes);
}

/** A route with a JSON body, as most of this API have. */
export function postRoute<
  const Path extends string,
  const Level extends Access,
  Body extends z.ZodType,
  Success extends z.ZodType,
>(call: RouteWithSuccess<Path, Level, Success> & RequestBody<Body>) {
  return createRoute({ method: 'post', ...withSuccess(call), request: buildRequest(call) });
}

export function deleteRoute<
  const Path extends string,
  const Level extends Access,
  Body extends z.ZodType,
  Success extends z.ZodType,
>(call: RouteWithSuccess<Path, Level, Success> & RequestBody<Body>) {
  return createRoute({ method: 'delete', ...withSuccess(call), request: buildRequest(call) });
}

/** A route that takes a file and other fields. */
export function uploadRoute<
  const Path extends string,
  const Level extends Access,
  Form extends z.ZodType,
  Success extends z.ZodType,
>({ form, ...call }: RouteWithSuccess<Path, Level, Success> & { form: Form }) {
  return createRoute({
    method: 'post',
    ...withSuccess(call),
    request: { body: { required: true, content: { 'multipart/form-data': { schema: form } } } },
  });
}

/** A route that mail programs call: a form without a file, and a secret in the address. */
export function formRoute<
  const Path extends string,
  const Level extends Access,
  Query extends z.ZodObject,
  Form extends z.ZodType,
  Success extends z.ZodType,
>({ query, form, ...call }: RouteWithSuccess<Path, Level, Success> & { query: Query; form: Form }) {
  const content = {
    'application/x-www-form-urlencoded': { schema: form },
    'multipart/form-data': { schema: form },
  };
  return createRoute({
    method: 'post',
    ...withSuccess(call),
    request: { query, body: { required: true, content } },
  });
}

export function getRoute<
  const Path extends string,
  const Level extends Access,
  Success extends z.ZodType,
  const Request extends NonNullable<RouteConfig['request']>,
>({ request, ...call }: RouteWithSuccess<Path, Level, Success> & { request: Request }) {
  return createRoute({ method: 'get', ...withSuccess(call), request });
}

/** A route that sends a sound file. */
export function audioRoute<
  const Path extends string,
  const Request extends NonNullable<RouteConfig['request']>,
>({ request, ...call }: RouteDeclaration<Path> & { request: Request }) {
  const sound = z.file().openapi({ type: 'string', format: 'binary' });
  return createRoute({
    method: 'get',
    ...buildBase(call),
    request,
    responses: {
      200: { description: 'An MP3 file', content: { 'audio/mpeg': { schema: sound } } },
      ...errorResponses(call),
    },
  });
}

/** A route that sends an archive. */
export function packageRoute<
  const Path extends string,
  const Request extends NonNullable<RouteConfig['request']>,
>({
  request,
  description,
  ...call
}: RouteDeclaration<Path, 'learner'> & { request: Request; description: string }) {
  const file = z.file().openapi({ type: 'string', format: 'binary' });
  return createRoute({
    method: 'get',
    ...buildBase(call),
    request,
    responses: {
      200: {
        description,
        content: { 'application/octet-stream': { schema: file } },
      },
      ...errorResponses(call),
    },
  });
}

/** A route that streams server-sent events. */
export function streamRoute<const Path extends string, Event extends z.ZodType>({
  event,
  ...call
}: RouteDeclaration<Path> & { event: Event }) {
  return createRoute({
    method: 'get',
    ...buildBase(call),
    request: {},
    responses: {
      200: {
        description: 'Server-sent events until either side closes the connection',
        content: { 'text/event-stream': { schema: event } },
      },
      ...errorResponses(call),
    },
  });
}

/** A route that redirects browsers. */
export function redirectRoute<
  const Path extends string,
  const Request extends NonNullable<RouteConfig['request']>,
>({
  request,
  destination,
  exampleAddress,
  ...call
}: RouteDeclaration<Path> & { request: Request; destination: string; exampleAddress: string }) {
  const location = z.string().openapi({ example: exampleAddress });
  const headers = z.object({ location });
  return createRoute({
    method: 'get',
    ...buildBase(call),
    request,
    responses: {
      302: { description: `Redirect to ${destination}`, headers },
      ...errorResponses(call),
    },
  });
}

const buildRequest = <Body extends z.ZodType>({ body }: RequestBody<Body>) => ({
  body: { required: true, content: { 'application/json': { schema: body } } },
});

function withSuccess<
  const Path extends string,
  const Level extends Access,
  Success extends z.ZodType,
>({ success, ...call }: RouteWithSuccess<Path, Level, Success>) {
  return {
    ...buildBase(call),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: success } } },
      ...errorResponses(call),
    },
  };
}

function buildBase<const Path extends string, const Level extends Access>({
  path,
  access,
  summary,
}: RouteDeclaration<Path, Level>) {
  return {
    path,
    summary,
    tags: [readDomain(path)],
    'x-access': access,
    ...(access !== 'anyone' && { security: [{ bearer: [] }] }),
  };
}

const errorResponses = ({
  access,
  errors = [],
}: Pick<RouteDeclaration<string>, 'access' | 'errors'>): object =>
  errorResponsesByStatus([...commonErrors, ...accessErrors[access], ...errors]);

const commonErrors: readonly ErrorCode[] = [
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

function errorResponsesByStatus(codes: readonly ErrorCode[]): object {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  const listCodes = (status: number) => [
    ...new Set(codes.filter((code) => errorStatus[code] === status)),
  ];
  return Object.fromEntries(statuses.map((status) => [status, errorResponse(listCodes(status))]));
}

function errorResponse(codes: readonly ErrorCode[]) {
  const examples = codes.map((code) => [code, { value: buildExample(code) }]);
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema: failure, examples: Object.fromEntries(examples) } },
  };
}

const buildExample = (code: ErrorCode) => ({
  code,
  message: 'What happened, in the language of the reader',
  requestId: '6f2f5b1f-6a10-4b0c-8c0b-01934f6e5d5c',
});

const readDomain = (path: string): string => path.split('/')[1]?.replace(/^front-/, '') ?? '';
