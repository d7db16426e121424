import autocannon from 'autocannon';

export interface Load {
  name: string;
  path: string;
  body: object;
}

export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
}

const connections = 10;
const warmUpSeconds = 2;
const seconds = 6;

/** Requests one after another on ten connections, once to warm up and once to count. */
export async function measure(address: string, load: Load): Promise<Measured> {
  await run(address, load, warmUpSeconds);
  return run(address, load, seconds);
}

async function run(address: string, { path, body }: Load, duration: number): Promise<Measured> {
  const milliseconds: number[] = [];
  const running = autocannon({
    url: address + path,
    connections,
    duration,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  running.on('response', (_client, _status, _bytes, time: number) => milliseconds.push(time));
  const { non2xx, errors, requests, duration: took } = await running;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the requests to ${path} failed`);
  milliseconds.sort((one, other) => one - other);
  const percentile = (share: number) => milliseconds[Math.floor(milliseconds.length * share)] ?? 0;
  return { perSecond: requests.total / took, p50: percentile(0.5), p95: percentile(0.95) };
}
