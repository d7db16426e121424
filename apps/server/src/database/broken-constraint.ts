/** The constraint that a statement would have broken, by name. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return brokenConstraint(error.cause);
}
