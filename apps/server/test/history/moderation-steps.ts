import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import type { History, Outcome } from './history.ts';
import type { Entry, EntryKind, Member } from './member.ts';

const { Approved, Pending, Rejected } = EntryStatus;

export async function decideWord(
  history: History,
  member: Member,
  text: string,
  status: EntryStatus,
): Outcome {
  const queued = await findInQueue(history, member, 'word', text);
  if (queued === undefined) return false;
  const contribution = member.contributions.get(text);
  if (contribution === undefined || contribution.privacy === Privacy.Private) {
    throw new Error('The moderation queue contains a private entry');
  }
  const reason = status === Rejected ? history.registerReason(member, contribution) : undefined;
  await decide(history, { kind: 'word', id: queued.id, status, reason });
  contribution.status = status;
  if (status === Approved) history.publish(contribution, text);
  else contribution.isPublishing = false;
  return true;
}

/** Decides about the member's last translation, tag, image, recording or suggestion. */
export async function decideEntry(history: History, member: Member, status: EntryStatus): Outcome {
  const entry = member.entries.findLast(({ isDeleted }) => !isDeleted);
  if (entry === undefined) return false;
  // An accepted suggestion has become a translation.
  if (entry.kind === 'suggestion' && entry.status === Approved) return false;
  const queued = await findInQueue(history, member, entry.kind, entry.mark);
  if (queued === undefined) return false;
  if (history.audienceOfEntry(member, entry) === 'nobody') {
    throw new Error('The moderation queue contains a private entry');
  }
  const reason = status === Rejected ? history.registerReason(member, entry) : undefined;
  await decide(history, { kind: entry.kind, id: queued.id, status, reason });
  entry.status = status;
  if (status === Approved) publishWith(history, member, entry);
  return true;
}

/** An approved entry publishes its proposed words. */
function publishWith(history: History, member: Member, { text, mark }: Entry): void {
  for (const name of [text, mark]) {
    const contribution = member.contributions.get(name);
    if (contribution === undefined || contribution.privacy === Privacy.Private) continue;
    if (contribution.example === undefined) contribution.status = Approved;
    history.publish(contribution, name);
  }
}

/** Finds a member's entry in the moderation queue. */
async function findInQueue(
  { app, admin }: History,
  { user }: Member,
  kind: 'word' | EntryKind,
  token: string,
): Promise<{ id: string } | undefined> {
  for (const status of [Pending, Rejected, Approved]) {
    const queue = { kind, status, sort: 0 as const, pageSize: 100 };
    const { data } = await app.call(routes.moderation.feed, queue, admin.headers);
    const found = data.find(
      (entry) =>
        'username' in entry &&
        entry.username === user.username &&
        JSON.stringify(entry).includes(token),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

async function decide(
  history: History,
  decision: {
    kind: 'word' | EntryKind;
    id: string;
    status: EntryStatus;
    reason: string | undefined;
  },
): Promise<void> {
  history.writes += 1;
  await history.app.call(routes.moderation.decide, decision, history.admin.headers);
}
