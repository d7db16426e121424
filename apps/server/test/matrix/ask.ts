import { failure } from '@wordhoard/contract';
import { answerOf, type TestApp } from '../test-app.ts';
import type { Asked, Outcome } from './entry.ts';
import type { AnyRoute } from './matrix.ts';

export interface Answer {
  outcome: Outcome;
  status: number;
  /** The whole response, with the address of a redirect. */
  text: string;
  /** The invalid fields. */
  paths: string[];
}

/** Calls a route, and checks that a JSON response matches the contract exactly. */
export async function ask(
  app: TestApp,
  route: AnyRoute,
  asked: Asked,
  headers: Record<string, string>,
): Promise<Answer> {
  const response = await send(app, route, asked, headers);
  const text = await textOf(response);
  const { status } = response;
  if (response.ok || status === 302) {
    if (isAnswering(route)) await answerOf(route, response);
    return {
      outcome: 'ok',
      status,
      text: `${response.headers.get('location')} ${text}`,
      paths: [],
    };
  }
  const { code, fields = [] } = failure.parse(await response.json());
  return { outcome: code as Outcome, status, text, paths: fields.map(({ path }) => path) };
}

type AnsweringRoute = Extract<
  AnyRoute,
  { responses: { 200: { content: { 'application/json': unknown } } } }
>;

/** Other routes redirect, send files or stream events. */
export const isAnswering = (route: AnyRoute): route is AnsweringRoute =>
  200 in route.responses && 'application/json' in route.responses[200].content;

/** Does not wait for the end of an event stream. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.clone().text();
  await response.body?.cancel();
  return '';
}

function send(
  app: TestApp,
  { method, path }: AnyRoute,
  asked: Asked,
  headers: Record<string, string>,
): Promise<Response> {
  if (typeof asked === 'string') return app.request(asked, { headers });
  const init = { method: method.toUpperCase(), headers };
  if (!(asked instanceof FormData)) {
    return app.request(path, { ...init, body: JSON.stringify(asked) });
  }
  const { 'content-type': _json, ...others } = headers;
  return app.request(path, { ...init, headers: others, body: asked });
}

/** Adds an unknown field to a request. */
export function withIntruder(asked: Asked): Asked {
  if (typeof asked === 'string') return `${asked}${asked.includes('?') ? '&' : '?'}intruder=1`;
  if (asked instanceof FormData) {
    asked.set('intruder', '1');
    return asked;
  }
  if (!Array.isArray(asked)) return { ...asked, intruder: 1 };
  const [first, ...others] = asked;
  return [{ ...first, intruder: 1 }, ...others];
}
