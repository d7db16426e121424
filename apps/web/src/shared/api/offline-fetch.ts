/** Answers a call from the device, as the server would have answered it. `undefined` means that the call needs the server. */
export type AnswerOffline = (path: string, input: unknown) => Promise<unknown>;

export interface DeviceAnswers {
  answer: AnswerOffline;
  /** Keeps an edit that must not overtake others. Does not answer any other call. */
  queue: AnswerOffline;
  /** Answers a call about words that only the device keeps, although the server can be reached. */
  kept: AnswerOffline;
}

interface OfflineFetchOptions {
  /** Whether the latest requests could not reach the server. */
  isUnreachable: () => boolean;
  onUnreachable: () => void;
  /** Whether edits wait that the server has not refused. */
  areEditsWaiting: () => boolean;
  /** Whether the device keeps words that the server does not show. */
  keepsWords: () => boolean;
  /** Called only when the server cannot be reached, edits wait, or the device keeps words. */
  loadAnswers: () => Promise<DeviceAnswers>;
  fetch: (request: Request) => Promise<Response>;
}

/**
 * Creates a `fetch` for the API that answers from the device while the server cannot be reached. Then it asks the
 * device first: in a tunnel, a request may wait for a minute before it fails.
 */
export function createOfflineFetch({
  isUnreachable,
  onUnreachable,
  areEditsWaiting,
  keepsWords,
  loadAnswers,
  fetch,
}: OfflineFetchOptions) {
  async function ask(request: Request, part: keyof DeviceAnswers): Promise<Response | undefined> {
    try {
      const { [part]: answer } = await loadAnswers();
      const stored = await answer(new URL(request.url).pathname, await readInput(request));
      return stored === undefined ? undefined : Response.json(stored);
    } catch {
      // The device cannot answer, so the failure of the server is the answer.
      return undefined;
    }
  }

  async function send(request: Request): Promise<Response> {
    const copy = request.clone();
    const [attempt] = await Promise.allSettled([fetch(request)]);
    const isAnswered = attempt.status === 'fulfilled' && attempt.value.status < firstGatewayStatus;
    if (!isAnswered && !request.signal.aborted) {
      onUnreachable();
      const stored = await ask(copy, 'answer');
      if (stored !== undefined) return stored;
    }
    if (attempt.status === 'rejected') throw attempt.reason;
    return attempt.value;
  }

  return async (request: Request): Promise<Response> => {
    if (isUnreachable()) return (await ask(request.clone(), 'answer')) ?? fetch(request);
    const queued = areEditsWaiting() ? await ask(request.clone(), 'queue') : undefined;
    const kept = keepsWords() ? await ask(request.clone(), 'kept') : undefined;
    return queued ?? kept ?? send(request);
  };
}

/** From this status on, a proxy has not reached the server. */
const firstGatewayStatus = 502;

/** The JSON body of a call, or its parameters. A form with a file has neither. */
const readInput = (request: Request): unknown =>
  request.headers.get('content-type')?.startsWith('application/json')
    ? request.json()
    : Object.fromEntries(new URL(request.url).searchParams);
