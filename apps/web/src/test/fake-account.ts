import { type ApiClient, createApiClient, type PostBody } from '@wordhoard/api-client';
import type { ReviewEvent, ReviewSync } from '@wordhoard/contract';
import { toStoredEvent } from '../features/review/stored-event.ts';

type SyncRequest = PostBody<'/front-review/sync'>;

/** How a call ends: with an answer, before it has reached the server, before the answer has reached the device, or with a limit. */
type Outcome = 'answered' | 'unreached' | 'lost' | 'limited';

/** An event as other devices get it, without the time that an answer took. */
function present(event: ReviewEvent): ReviewSync['words'][number] {
  const { milliseconds: _, ...stored } = { milliseconds: 0, ...toStoredEvent(event) };
  return { wordId: event.wordId, langCode: 'de', events: [stored] };
}

const refusal = () => Response.json({ code: 'ParameterInvalid', message: '' }, { status: 400 });

const tooMany = () =>
  Response.json(
    { code: 'TooManyRequests', message: '' },
    { status: 429, headers: { 'retry-after': '60' } },
  );

interface FakeAccountOptions {
  /** What comes later than this counts then. */
  now?: string;
  /** How many events a device gets at once. */
  maxEvents?: number;
  /** Events with which a request is invalid. */
  refusedIds?: readonly string[];
}

/** An account as the server keeps it: each event once, in the order in which they arrived. */
export function createFakeAccount(options: FakeAccountOptions = {}) {
  const { now = '2030', maxEvents = 5_000, refusedIds = [] } = options;
  const stream: ReviewEvent[] = [];
  const sessions = new Map<string, string | null>();
  const requests: SyncRequest[] = [];
  let parameters: number[] | null = null;

  function receive(event: ReviewEvent): ReviewSync['received'][number] {
    const isClamped = event.at > now;
    const taken = isClamped ? { ...event, at: now } : event;
    const stored = stream.find(({ id }) => id === event.id) ?? taken;
    if (stored === taken) stream.push(taken);
    const day = 'day' in stored ? stored.day : null;
    return { id: event.id, outcome: isClamped ? 'clamped' : 'taken', at: stored.at, day };
  }

  function answer({ cursor, events, sessions: played }: SyncRequest): ReviewSync {
    const received = (events as ReviewEvent[]).map(receive);
    for (const { id, finishedAt } of played) sessions.set(id, finishedAt);
    const sentIds = new Set(received.map(({ id }) => id));
    const others = stream
      .map((event, index) => ({ event, sequence: index + 1 }))
      .filter(({ event, sequence }) => sequence > cursor && !sentIds.has(event.id));
    const page = others.slice(0, maxEvents);
    const isComplete = page.length === others.length;
    return {
      received,
      words: page.map(({ event }) => present(event)),
      cursor: isComplete ? stream.length : (page.at(-1)?.sequence ?? cursor),
      isComplete,
      parameters,
    };
  }

  /** The connection of a device to the account. */
  function connect(findOutcome: () => Outcome | Promise<Outcome> = () => 'answered'): ApiClient {
    return createApiClient({
      baseUrl: 'https://api.test',
      token: () => 'token',
      locale: () => 'en',
      async fetch(request) {
        const outcome = await findOutcome();
        if (outcome === 'unreached') throw new TypeError('Failed to fetch');
        const body: SyncRequest = await request.json();
        requests.push(body);
        if (outcome === 'limited') return tooMany();
        if (body.events.some(({ id }) => refusedIds.includes(id))) return refusal();
        const data = answer(body);
        if (outcome === 'lost') throw new TypeError('Failed to fetch');
        return Response.json(data);
      },
    });
  }

  return {
    connect,
    requests,
    sessions,
    eventIds: () => stream.map(({ id }) => id),
    refit(fitted: number[]) {
      parameters = fitted;
    },
  };
}
