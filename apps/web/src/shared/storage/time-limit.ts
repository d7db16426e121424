/** In milliseconds. A database takes so long only if it hangs, as some do that another tab blocks. */
const patience = 3_000;

/** Rejects if a result does not come in time. */
export async function withTimeLimit<Result>(
  result: Promise<Result>,
  milliseconds = patience,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const failure = new DOMException('The browser does not answer', 'TimeoutError');
    timer = setTimeout(() => reject(failure), milliseconds);
  });
  return Promise.race([result, limit]).finally(() => clearTimeout(timer));
}
