import { routes } from '@wordhoard/contract';
import { CollectionPrivacy, Privacy } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import type { Choice, History, Outcome } from './history.ts';
import { type Member, newContribution } from './member.ts';

/** Creates a list or a table with a word, or changes its privacy. */
export async function saveCollection(
  history: History,
  member: Member,
  kind: 'list' | 'table',
  { text, privacy }: { text: string; privacy: CollectionPrivacy },
): Outcome {
  const collection = member.collections.find((one) => one.kind === kind);
  if (collection === undefined) return createCollection(history, member, kind, text);
  const wasPublic = collection.privacy === Privacy.Public;
  const route = routes[kind].update;
  if ((await history.post(member, route, { id: collection.id, privacy })) === undefined)
    return false;
  collection.privacy = privacy;
  if (privacy === Privacy.Public) proposeContributions(member);
  return wasPublic || privacy === Privacy.Public;
}

async function createCollection(
  history: History,
  member: Member,
  kind: 'list' | 'table',
  text: string,
): Outcome {
  const { langCode, secrets } = history;
  const mark = secrets.newMark();
  const wordId = await history.wordIdOf(member, text);
  const words = wordId === undefined ? [] : [{ id: wordId }];
  const draft = { name: mark, langCode, privacy: Privacy.Private };
  const columns = [
    { name: mark, langCode: null },
    { name: 'As-formo', langCode },
  ];
  const body =
    kind === 'list'
      ? { ...draft, words }
      : { ...draft, columns, rows: [[{ label: mark }, { words }]] };
  const answer = await history.post(member, routes[kind].create, body);
  if (answer === undefined) return false;
  const { id } = answer as { id: string };
  const collection = { kind, id, privacy: CollectionPrivacy.Private as CollectionPrivacy };
  member.collections.push(collection);
  for (const token of [mark, id]) registerId(history, member, collection, token);
  return false;
}

/** Gives the latest list or table a new link. Everybody knows the old one. */
export async function renewLink(history: History, member: Member): Outcome {
  const collection = member.collections.at(-1);
  if (collection === undefined) return false;
  const { kind, id } = collection;
  const renewed = newId();
  const answer = await history.post(member, routes[kind].renewLink, { id, newId: renewed });
  if (answer === undefined) return false;
  member.lostCollections.push({ kind, id, privacy: CollectionPrivacy.Private });
  collection.id = renewed;
  registerId(history, member, collection, renewed);
  return false;
}

function registerId(
  { secrets }: History,
  member: Member,
  collection: Member['collections'][number],
  token: string,
): void {
  const audience = () => (collection.privacy === Privacy.Public ? 'everybody' : 'nobody');
  secrets.register(token, { kind: collection.kind, authorId: member.user.id, audience });
}

/** Public use makes contribution public, unless they have an example. */
function proposeContributions({ contributions }: Member): void {
  for (const one of contributions.values()) {
    if (one.example === undefined) one.privacy = Privacy.Public;
  }
}

/** Imports one of the words and a new one. */
export async function importWords(history: History, member: Member, choice: Choice): Outcome {
  const list = member.collections.find(({ kind }) => kind === 'list');
  if (list === undefined) return saveCollection(history, member, 'list', choice);
  const { text } = choice;
  const mark = history.secrets.newMark();
  const body = { listId: list.id, text: `${text}\n${mark}\n` };
  if ((await history.post(member, routes.list.import, body)) === undefined) return false;
  const wordPrivacy = list.privacy === Privacy.Public ? Privacy.Public : Privacy.Private;
  for (const imported of [text, mark]) {
    const contribution = member.contributions.get(imported) ?? newContribution(wordPrivacy);
    if (contribution.example === undefined)
      contribution.privacy = Math.min(contribution.privacy, wordPrivacy) as Privacy;
    member.contributions.set(imported, contribution);
  }
  const audience = () => history.audienceOfText(member, mark);
  history.secrets.register(mark, { kind: 'new word', authorId: member.user.id, audience });
  return list.privacy === Privacy.Public;
}
