/** In milliseconds. A database takes so long only if it hangs, as some do that another tab blocks. */
const patience = 3_000;

/** Rejects if a result does not come in time. */
export async function withTimeLimit<Result>(
  result: Promise<Result>,
  milliseconds = patience,
): Promise<Result> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => limit.reject(new DOMException('The browser does not answer', 'TimeoutError')),
    milliseconds,
  );
  return Promise.race([result, limit.promise]).finally(() => clearTimeout(timer));
}
