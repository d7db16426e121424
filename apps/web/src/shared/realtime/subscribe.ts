import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';

/** Four signs of life that did not come: the connection is gone, and nobody has said so. */
const longestSilence = 20_000;
const shortestPause = 1_000;
const longestPause = 60_000;

/** A change, or that the connection was made: nobody knows what was told before. */
export type StreamEvent = Change | 'connected';

/** Listens until it is told to stop. A connection that ends is made again, with growing pauses. */
export async function subscribeToEvents(
  api: ApiClient,
  onHeard: (heard: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let pause = shortestPause;
  while (!signal.aborted) {
    const wasConnected = await listenOnce(api, onHeard, signal);
    pause = wasConnected ? shortestPause : Math.min(pause * 2, longestPause);
    // Not all at the same moment: a server that starts again has many to welcome.
    await rest(pause * (1 + Math.random()), signal);
  }
}

/** @returns whether there was a connection */
async function listenOnce(
  api: ApiClient,
  onHeard: (heard: StreamEvent) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let isConnected = false;
  try {
    for await (const heard of connect(api, signal)) {
      isConnected = true;
      onHeard(heard);
    }
  } catch (error) {
    if (isRefusal(error)) throw error;
  }
  return isConnected;
}

async function* connect(api: ApiClient, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  const silence = new AbortController();
  let patience = setTimeout(() => silence.abort(), longestSilence);
  try {
    const body = await dataOf(
      api.GET('/front-user/changes', {
        parseAs: 'stream',
        signal: AbortSignal.any([signal, silence.signal]),
      }),
    );
    yield 'connected';
    yield* readEvents({
      body: body as ReadableStream<Uint8Array<ArrayBuffer>>,
      onBeat() {
        clearTimeout(patience);
        patience = setTimeout(() => silence.abort(), longestSilence);
      },
    });
  } finally {
    clearTimeout(patience);
  }
}

/** The session is no more, so it is no use to go on. */
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export type Change = components['schemas']['AccountChange'];

interface Listening {
  body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Called with each sign of life, of which the server gives one every five seconds. */
  onBeat: () => void;
}

/** What the server tells, as it comes, until the connection ends. */
export async function* readEvents({ body, onBeat }: Listening): AsyncGenerator<Change> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBeat();
    const events = (text + value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('data: ')) yield JSON.parse(event.slice('data: '.length));
    }
  }
}
