/** Tells callers whether an entry is their own. Only its author sees why it was rejected. */
export function ownedBy<Row extends { userId: string | null; reason: string | null }>(
  { userId, reason, ...row }: Row,
  callerId: string | undefined,
) {
  const isOwn = callerId !== undefined && userId === callerId;
  return { ...row, isOwn, reason: isOwn ? reason : null };
}
