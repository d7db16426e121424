import autocannon, { type Request, type Result } from 'autocannon';

interface Load {
  name: string;
  path: string;
  body: object;
}

interface Measurement {
  perSecond: number;
  /** The 95th percentile in milliseconds. */
  p95: number;
}

/** Well below the rate limit of one address. */
const requestsFromOneAddress = 20;
const german = { langCode: 'de', tranLangCode: 'en' };
const words = '/front-word/feed';

/** The random words consist of syllables such as `ka` and end with a number, so none equals a search text. */
export const loadsOf = (listId: string): Load[] => [
  { name: 'word feed', path: words, body: german },
  {
    name: 'word feed of a list',
    path: '/front-list/word-feed',
    body: { listId, tranLangCode: 'en' },
  },
  { name: 'search: beginning', path: words, body: { ...german, text: 'kar' } },
  { name: 'search: accents folded', path: words, body: { ...german, text: 'KÁRI' } },
  { name: 'search: within a word', path: words, body: { ...german, text: 'arimo' } },
  { name: 'search: similar spelling', path: words, body: { ...german, text: 'karimolx' } },
];

/** Each connection sends its next request after the previous response. */
export async function measureRequests(
  server: string,
  { path, body }: Load,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measurement> {
  const options = {
    url: server,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST' as const,
        path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        setupRequest: changeAddress(),
      },
    ],
  };
  const milliseconds: number[] = [];
  const { non2xx, errors, duration } = await new Promise<Result>((resolve, reject) => {
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
      'response',
      (_client, _status, _bytes, time) => milliseconds.push(time),
    );
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the requests to ${path} failed`);
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return {
    perSecond: sorted.length / duration,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}

/** Sends requests from many addresses, as a proxy does. The rate limit would refuse most of those from one. */
function changeAddress(): (request: Request) => Request {
  let count = 0;
  let address = '';
  return (request) => {
    if (count % requestsFromOneAddress === 0)
      address = Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.');
    count += 1;
    return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
  };
}
