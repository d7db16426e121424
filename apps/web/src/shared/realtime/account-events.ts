import { type ApiClient, readData } from '@wordhoard/api-client';
import type { AccountChange } from '@wordhoard/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Four missing heartbeats mean that the connection is lost. */
const maxSilenceMilliseconds = 20_000;
const minPauseMilliseconds = 1_000;
const maxPauseMilliseconds = 60_000;

/** A change, or a new connection. Changes before the connection may have been missed. */
export type StreamEvent = AccountChange | 'connected';

/** Listens until the signal aborts. Reconnects after a growing pause. */
export async function subscribeToEvents(
  api: ApiClient,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let pause = minPauseMilliseconds;
  while (!signal.aborted) {
    const wasConnected = await listenOnce(api, onEvent, signal);
    pause = wasConnected ? minPauseMilliseconds : Math.min(pause * 2, maxPauseMilliseconds);
    // Spreads the connections to a server that has restarted.
    await wait(pause * (1 + Math.random()), signal);
  }
}

/** @returns whether there was a connection */
async function listenOnce(
  api: ApiClient,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let isConnected = false;
  try {
    for await (const event of connect(api, signal)) {
      isConnected = true;
      onEvent(event);
    }
  } catch (error) {
    if (isUnauthorized(error)) throw error;
  }
  return isConnected;
}

async function* connect(api: ApiClient, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  const silenceController = new AbortController();
  const startTimer = () => setTimeout(() => silenceController.abort(), maxSilenceMilliseconds);
  let timer = startTimer();
  try {
    const body = await readData(
      api.GET('/front-user/changes', {
        parseAs: 'stream',
        signal: AbortSignal.any([signal, silenceController.signal]),
      }),
    );
    yield 'connected';
    yield* readEvents({
      body: body as ReadableStream<Uint8Array<ArrayBuffer>>,
      onBeat() {
        clearTimeout(timer);
        timer = startTimer();
      },
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The session has ended, so reconnecting cannot succeed. */
const isUnauthorized = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

interface EventStream {
  body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Called for each event and for each heartbeat, which the server sends every five seconds. */
  onBeat: () => void;
}

/** Reads the changes of a stream until its connection ends. */
export async function* readEvents({ body, onBeat }: EventStream): AsyncGenerator<AccountChange> {
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ onComment: onBeat }))
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBeat();
    yield JSON.parse(value.data);
  }
}

interface ShareOptions {
  name: string;
  /** Subscribes for all tabs until the signal aborts. */
  listen: (onEvent: (event: StreamEvent) => void, signal: AbortSignal) => Promise<void>;
  onEvent: (event: StreamEvent) => void;
  signal: AbortSignal;
}

/**
 * One tab subscribes and forwards the events to the others: browsers limit a site to six
 * connections, and each subscription would hold one. The tab that holds the lock subscribes; when
 * it is closed, the next one takes over.
 */
export async function shareEvents({ name, listen, onEvent, signal }: ShareOptions): Promise<void> {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => onEvent(data));
  signal.addEventListener('abort', () => channel.close());

  function publish(event: StreamEvent): void {
    onEvent(event);
    if (!signal.aborted) channel.postMessage(event);
  }

  // Without https there are no locks, so every tab subscribes for itself.
  if (!('locks' in navigator)) return listen(onEvent, signal);
  const lock = navigator.locks.request(name, { signal }, () => listen(publish, signal));
  return lock.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** A change, or `any` if changes may have been missed. */
export type AccountEvent = AccountChange | { kind: 'any' };

interface CollectOptions {
  milliseconds: number;
  /** Whether requests are pending: the screen may then be newer than the events. */
  isBusy: () => boolean;
  onBatch: (kinds: ReadonlySet<AccountEvent['kind']>) => void;
}

/** Batches the events of a short time, so that they are applied together. */
export function collectEvents({ milliseconds, isBusy, onBatch }: CollectOptions) {
  let kinds = new Set<AccountEvent['kind']>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = isBusy() ? setTimeout(flush, milliseconds) : undefined;
    if (timer !== undefined) return;
    const batch = kinds;
    kinds = new Set();
    onBatch(batch);
  }

  return {
    add(change: AccountEvent): void {
      kinds.add(change.kind);
      timer ??= setTimeout(flush, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}
