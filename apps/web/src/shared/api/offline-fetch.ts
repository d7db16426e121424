/**
 * Answers a call from what the device stores, as the server would have answered it. `undefined` means that the call needs
 * the server.
 */
export type AnswerOffline = (path: string, input: unknown) => Promise<unknown>;

interface OfflineFetchOptions {
  /** Whether the latest requests could not reach the server. */
  isUnreachable: () => boolean;
  onUnreachable: () => void;
  /** Called only when the server cannot be reached. */
  loadAnswers: () => Promise<AnswerOffline>;
  fetch: (request: Request) => Promise<Response>;
}

/**
 * Creates a `fetch` for the API that answers from the device while the server cannot be reached. Then it asks the
 * device first: in a tunnel, a request may wait for a minute before it fails.
 */
export function createOfflineFetch({
  isUnreachable,
  onUnreachable,
  loadAnswers,
  fetch,
}: OfflineFetchOptions) {
  return async (request: Request): Promise<Response> => {
    const copy = request.clone();
    if (isUnreachable()) return (await answer(copy, loadAnswers)) ?? fetch(request);
    const [attempt] = await Promise.allSettled([fetch(request)]);
    const isAnswered = attempt.status === 'fulfilled' && attempt.value.status < firstGatewayStatus;
    if (!isAnswered && !request.signal.aborted) {
      onUnreachable();
      const stored = await answer(copy, loadAnswers);
      if (stored !== undefined) return stored;
    }
    if (attempt.status === 'rejected') throw attempt.reason;
    return attempt.value;
  };
}

/** From this status on, a proxy has not reached the server. */
const firstGatewayStatus = 502;

async function answer(
  request: Request,
  loadAnswers: OfflineFetchOptions['loadAnswers'],
): Promise<Response | undefined> {
  try {
    const answerOffline = await loadAnswers();
    const stored = await answerOffline(new URL(request.url).pathname, await readInput(request));
    return stored === undefined ? undefined : Response.json(stored);
  } catch {
    // The device cannot answer, so the failure of the server is the answer.
    return undefined;
  }
}

/** The JSON body of a call, or its parameters. A form with a file has neither. */
const readInput = (request: Request): unknown =>
  request.headers.get('content-type')?.startsWith('application/json')
    ? request.json()
    : Object.fromEntries(new URL(request.url).searchParams);
