import { failure } from '@wordhoard/contract';
import { readAnswer, type TestApp } from '../test-app.ts';
import { AddressedForm, type Outcome, type RequestData } from './entry.ts';
import type { AnyRoute } from './matrix.ts';

interface CallResult {
  outcome: Outcome;
  status: number;
  /** The complete response, with the address of a redirect. */
  text: string;
  /** The invalid fields. */
  paths: string[];
}

/** Calls a route, and checks that a JSON response matches the contract exactly. */
export async function callRoute(
  app: Pick<TestApp, 'request'>,
  route: AnyRoute,
  data: RequestData,
  headers: Record<string, string>,
): Promise<CallResult> {
  const response = await send(app, route, data, headers);
  const text = await readText(response);
  const { status } = response;
  if (response.ok || status === 302) {
    if (returnsJson(route)) await readAnswer(route, response);
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

type JsonRoute = Extract<
  AnyRoute,
  { responses: { 200: { content: { 'application/json': unknown } } } }
>;

/** The other routes redirect, send files or stream events. */
export const returnsJson = (route: AnyRoute): route is JsonRoute =>
  200 in route.responses && 'application/json' in route.responses[200].content;

/** Does not wait for the end of an event stream. */
async function readText(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.clone().text();
  await response.body?.cancel();
  return '';
}

function send(
  app: Pick<TestApp, 'request'>,
  { method, path }: AnyRoute,
  data: RequestData,
  headers: Record<string, string>,
): Promise<Response> {
  if (typeof data === 'string') return app.request(data, { headers });
  const init = { method: method.toUpperCase(), headers };
  const { 'content-type': _json, ...others } = headers;
  if (data instanceof AddressedForm) {
    return app.request(data.address, { ...init, headers: others, body: data.form });
  }
  if (data instanceof FormData) {
    return app.request(path, { ...init, headers: others, body: data });
  }
  return app.request(path, { ...init, body: JSON.stringify(data) });
}

/** Adds an unknown field to a request. */
export function withUnknownField(data: RequestData): RequestData {
  if (typeof data === 'string') return `${data}${data.includes('?') ? '&' : '?'}unknownField=1`;
  const form = data instanceof AddressedForm ? data.form : data;
  if (form instanceof FormData || form instanceof URLSearchParams) {
    form.set('unknownField', '1');
    return data;
  }
  if (!Array.isArray(data)) return { ...data, unknownField: 1 };
  const [first, ...others] = data;
  return [{ ...first, unknownField: 1 }, ...others];
}
