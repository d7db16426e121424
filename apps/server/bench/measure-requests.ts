import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnWordKind, QuizMode } from '@wordhoard/contract/enumeration';
import autocannon, { type Request, type Result } from 'autocannon';
import { Pool } from 'undici';
import { budgets } from '../../../tools/budgets.ts';
import type { BenchLearners } from './add-learners.ts';

export interface Load {
  name: string;
  path: string;
  method?: 'POST' | 'DELETE';
  /** Of a list, each body is sent once. */
  body: object | readonly object[];
  /** The tokens of the learners who send it in turn. Without, visitors send it. */
  tokens?: readonly string[];
  /** In milliseconds. */
  budget?: number;
}

interface Measurement {
  perSecond: number;
  /** The median in milliseconds. */
  p50: number;
  /** The 95th percentile in milliseconds. */
  p95: number;
}

/** Well below the rate limit of one address. */
const requestsFromOneAddress = 20;
/** Clients pause so many milliseconds on average, which is less than anybody takes to type a letter. */
export const pause = 100;
const german = { langCode: 'de', tranLangCode: 'en' };
const words = '/front-word/feed';

const day = new Date().toISOString().slice(0, 10);

/** What learners with 10,000 words send. */
export function buildLearnerLoads({ username, tokens }: BenchLearners): Load[] {
  const lesson = { ...german, learnedIds: [] };
  const buildQuiz = (kind: OwnWordKind) => ({
    name: `quiz of words that are ${kind}`,
    path: '/front-quiz/entity',
    body: {
      source: { kind: 'own', knowing: kind, langCode: 'de', day },
      tranLangCode: 'en',
      codes: ['multiple-choice'],
      mode: QuizMode.Tran,
      count: 10,
    },
    tokens,
    budget: budgets.ownWords,
  });
  return [
    ...['learning-words', 'known-words'].map((feed) => ({
      name: `feed of ${feed}`,
      path: `/front-user/${feed}`,
      body: { username, ...german },
      tokens,
    })),
    { name: 'lesson of a newcomer', path: '/front-lesson/next', body: lesson },
    { name: 'lesson of saved words', path: '/front-lesson/next', body: lesson, tokens },
    ...(['due', 'weak', 'missed', 'saved'] as const).map(buildQuiz),
  ];
}

/** What the page _Today_ asks for beside a synchronisation, which brings the words that are due. */
export const buildTodayLoads = (username: string, tokens: readonly string[]): Load[] =>
  [
    { name: 'today: settings', path: '/front-progress/settings', body: {} },
    { name: 'today: plans', path: '/front-progress/plans', body: { tranLangCode: 'en', day } },
    { name: 'today: quiz that was left', path: '/front-quiz/current', body: {} },
    { name: 'today: unit of the course', path: '/front-lesson/unit', body: german },
    { name: 'today: word of the day', path: words, body: { ...german, page: 30, pageSize: 10 } },
    { name: 'today: learner', path: '/front-user/record', body: { username } },
  ].map((load) => ({ ...load, tokens }));

/** The random words consist of syllables such as `ka` and end with a number, so none equals a search text. */
export const buildVisitorLoads = (listId: string): Load[] => [
  { name: 'word feed', path: words, body: german },
  {
    name: 'word feed of a list',
    path: '/front-list/word-feed',
    body: { listId, tranLangCode: 'en' },
  },
  { name: 'search: beginning', path: words, body: { ...german, text: 'kar' } },
  { name: 'search: accents folded', path: words, body: { ...german, text: 'KÁRI' } },
  { name: 'search: within a word', path: words, body: { ...german, text: 'arimo' } },
  { name: 'search: with an article', path: words, body: { ...german, text: 'der kar' } },
  { name: 'search: form', path: words, body: { ...german, text: 'Häuser' } },
  { name: 'search: another keyboard', path: words, body: { ...german, text: 'рфгы' } },
  { name: 'search: typing error', path: words, body: { ...german, text: 'karmo' } },
  { name: 'search: similar spelling', path: words, body: { ...german, text: 'karimolx' } },
  { name: 'search: nothing', path: words, body: { ...german, text: 'qxwzvy' } },
  { name: 'search: nothing in any language', path: words, body: { text: 'qxwzvy' } },
];

export interface LoadDuration {
  connections: number;
  seconds: number;
}

/** Each connection sends its next request at once after the previous response. */
export async function measureRequests(
  server: string,
  load: Load,
  { connections, seconds }: LoadDuration,
): Promise<Measurement> {
  const { body, path } = load;
  const options = {
    url: server,
    connections,
    ...(Array.isArray(body) ? { amount: body.length } : { duration: seconds }),
    requests: [{ ...buildRequest(load), setupRequest: changeRequest(load) }],
  };
  const milliseconds: number[] = [];
  const { non2xx, errors, duration } = await new Promise<Result>((resolve, reject) => {
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
      'response',
      (_client, _status, _bytes, time) => milliseconds.push(time),
    );
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the requests to ${path} failed`);
  return summarise(milliseconds, duration);
}

/**
 * Each client pauses before its next request, for twice `pause` milliseconds at most. Without a pause, how long clients wait
 * is their number divided by the requests that all processors answer in a second.
 */
export async function measureWaits(
  server: string,
  load: Load,
  { connections, seconds, pause }: LoadDuration & { pause: number },
): Promise<Measurement> {
  const pool = new Pool(server, { connections });
  const change = changeRequest(load);
  const milliseconds: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const visit = async () => {
    while (performance.now() < end) {
      await sleep(Math.random() * 2 * pause);
      const start = performance.now();
      const { statusCode, body } = await pool.request(change(buildRequest(load)));
      await body.dump();
      milliseconds.push(performance.now() - start);
      if (statusCode !== 200) throw new Error(`${load.path} answers ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  await pool.close();
  return summarise(milliseconds, seconds);
}

function summarise(milliseconds: readonly number[], seconds: number): Measurement {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return {
    perSecond: sorted.length / seconds,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}

const buildRequest = ({ method = 'POST', path, body }: Load) => ({
  method,
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Sends requests from many addresses, as a proxy does. The rate limit would refuse most of those from one. */
function changeRequest({ body, tokens = [] }: Load): <Sent extends Request>(request: Sent) => Sent {
  let count = 0;
  let address = '';
  return (request) => {
    if (count % requestsFromOneAddress === 0)
      address = Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.');
    const token = tokens[count % tokens.length];
    const own = Array.isArray(body) && { body: JSON.stringify(body[count]) };
    count += 1;
    const headers = {
      ...request.headers,
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    return { ...request, ...own, headers };
  };
}
