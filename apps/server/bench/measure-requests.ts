import autocannon, { type Request } from 'autocannon';
import type { Load } from './load.ts';
import { type Measured, summarise } from './measured.ts';

/** A learner seldom asks for more, and many of them never have an address in common. */
const requestsFromOneAddress = 20;

/** Requests one after another on each connection. */
export async function measureRequests(
  server: string,
  { path, body }: Load,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  const milliseconds: number[] = [];
  const running = autocannon({
    url: server,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        setupRequest: fromSomewhere(),
      },
    ],
  });
  running.on('response', (_client, _status, _bytes, time: number) => milliseconds.push(time));
  const { non2xx, errors, duration } = await running;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the requests to ${path} failed`);
  return summarise(milliseconds, duration);
}

/** As through a proxy that many use: from one address alone, most would be refused. */
function fromSomewhere(): (request: Request) => Request {
  let count = 0;
  let address = '';
  return (request) => {
    if (count % requestsFromOneAddress === 0)
      address = Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.');
    count += 1;
    return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
  };
}
