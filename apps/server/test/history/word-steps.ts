import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { markEvent, noteEvent } from '../review-events.ts';
import type { Choice, History, Outcome } from './history.ts';
import { type Contribution, type Entry, type Member, newContribution } from './member.ts';

const { Approved, Pending } = EntryStatus;

/** The form by which others look for a word. */
export const buildPlural = (text: string): string => `${text}j`;

/** Creates a word with an example and a form, or changes the example. */
export async function contribute(
  history: History,
  member: Member,
  { text, privacy }: Choice,
): Outcome {
  const { langCode, secrets } = history;
  const own = member.contributions.get(text);
  const id = await history.wordIdOf(member, text);
  const mark = secrets.newMark();
  const example = `Frazo ${mark}.`;
  const grammar = { plural: buildPlural(text) };
  const answer = (await (own && id
    ? history.post(member, routes.word.update, { id, example, grammar, privacy })
    : history.post(member, routes.word.create, { langCode, text, example, grammar, privacy }))) as
    | { id: string }
    | undefined;
  if (answer === undefined) return false;
  const wasPublic = own?.isPublishing === true || own?.status === Approved;
  const contribution = own ?? newContribution(privacy);
  member.contributions.set(text, contribution);
  Object.assign(contribution, { privacy, status: Pending, example: mark });
  if (privacy === Privacy.Private) contribution.isPublishing = false;
  secrets.register(mark, {
    kind: 'example',
    authorId: member.user.id,
    audience: () => (contribution.example === mark ? history.audienceOf(contribution) : 'nobody'),
  });
  history.registerWordId(member, answer.id, text);
  return wasPublic;
}

/** Saves a word to learn, with a note. The public words that a learner saved are public, the notes are not. */
export async function saveWord(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const note = history.secrets.newMark();
  const authorId = member.user.id;
  history.secrets.register(note, { kind: 'note', authorId, audience: () => 'nobody' });
  const events = [markEvent(wordId, { mark: 'saved' }), noteEvent(wordId, note)];
  const sent = { events, sessions: [] };
  await history.post(member, routes.review.sync, { deviceId: newId(), cursor: 0, ...sent });
  return history.isPublic(text);
}

export async function setPrivacy(
  history: History,
  member: Member,
  { text, privacy }: Choice,
): Outcome {
  const own = member.contributions.get(text);
  const id = own && (await history.wordIdOf(member, text));
  if (own === undefined || id === undefined) return false;
  const answer = await history.post(member, routes.word.update, { id, privacy });
  if (answer === undefined) return false;
  const wasPublic = own.isPublishing || own.status === Approved;
  Object.assign(own, { privacy, status: Pending });
  if (privacy === Privacy.Private) own.isPublishing = false;
  history.registerWordId(member, (answer as { id: string }).id, text);
  return wasPublic;
}

export async function withdrawWord(history: History, member: Member, { text }: Choice): Outcome {
  const own = member.contributions.get(text);
  const id = own && (await history.wordIdOf(member, text));
  if (own === undefined || id === undefined) return false;
  if ((await history.post(member, routes.word.delete, { id })) === undefined) return false;
  const wasPublic = own.isPublishing || own.status === Approved;
  if (own.privacy === Privacy.Private) {
    const isPrivate = (entry: Entry) => entry.text === text && entry.status !== Approved;
    for (const entry of member.entries.filter(isPrivate)) entry.isDeleted = true;
  }
  withdraw(own);
  member.contributions.delete(text);
  return wasPublic;
}

function withdraw(contribution: Contribution): void {
  Object.assign(contribution, { privacy: Privacy.Private, status: Pending, isPublishing: false });
  delete contribution.reason;
}
