import type { Paths } from '@wordhoard/api-client';
import type { ListRecord, PlannedLists, WordRecord } from '@wordhoard/contract';
import type { WaitingEdit } from '../../shared/outbox/waiting-edits.ts';
import {
  type Answer,
  type Body,
  toChildren,
  toListRecord,
  toTranslations,
  withSettings,
} from './edit-routes.ts';

interface StoredAnswer {
  path: string;
  body: unknown;
  /** What the device has stored; `undefined` if it has nothing. */
  stored: unknown;
}

interface WaitingEdits {
  edits: readonly WaitingEdit[];
  username: string;
  /** The words that edits add to lists, as far as the device has them. */
  words: readonly WordRecord[];
}

/** An answer as it will be when the edits have been sent. */
export function applyEdits({ path, body, stored }: StoredAnswer, waiting: WaitingEdits): unknown {
  const apply = reads[path as keyof typeof reads] as ApplyEdits<never> | undefined;
  return apply === undefined ? stored : apply(stored as never, body as never, waiting);
}

type ApplyEdits<Path extends keyof Paths> = (
  stored: Answer<Path> | undefined,
  body: Body<Path>,
  waiting: WaitingEdits,
) => Answer<Path> | undefined;

const reads: { [Path in keyof Paths]?: ApplyEdits<Path> } = {
  '/front-list/record': (stored, body, waiting) => {
    const list = [...(stored ? [stored] : []), ...listCreated(waiting)].find((one) =>
      'id' in body ? one.id === body.id : one.slug === body.slug,
    );
    return list && changeList(list, waiting);
  },
  '/front-list/word-feed': applyToWords,
  '/front-list/feed': (stored, { own, langCode, page = 1 }, waiting) =>
    stored && applyToLists(stored, own && page === 1 ? { langCode } : undefined, waiting),
  '/front-user/lists': (stored, { username, saved, page = 1 }, waiting) => {
    const isOwn = username === waiting.username && !saved;
    return stored && applyToLists(stored, isOwn && page === 1 ? {} : undefined, waiting);
  },
  '/front-progress/settings': (stored, _body, { edits }) =>
    stored && listBodies(edits, '/front-progress/update-settings').reduce(withSettings, stored),
  '/front-progress/plans': (stored, _body, waiting) => stored && applyToPlans(stored, waiting),
};

/** The bodies of the edits of one route. */
const listBodies = <Path extends keyof Paths>(edits: readonly WaitingEdit[], path: Path) =>
  edits.flatMap((edit) => (edit.path === path ? [edit.body as Body<Path>] : []));

const listCreated = ({ edits, username }: WaitingEdits): ListRecord[] =>
  listBodies(edits, '/front-list/create').map((body) => toListRecord(body, username));

/** A list with its changes; `undefined` if it is deleted. */
function changeList(list: ListRecord, { edits }: WaitingEdits): ListRecord | undefined {
  if (listBodies(edits, '/front-list/delete').some(({ id }) => id === list.id)) return undefined;
  const changes = listBodies(edits, '/front-list/update').filter(({ id }) => id === list.id);
  const counts = listLinks(edits, list.id).map(({ link }) => (link ? 1 : -1));
  const wordCount = counts.reduce<number>((sum, count) => sum + count, list.wordCount);
  return Object.assign({}, list, ...changes, { wordCount: Math.max(0, wordCount) });
}

const listLinks = (edits: readonly WaitingEdit[], id: string) =>
  listBodies(edits, '/front-list/link-word')
    .filter(({ listId }) => listId === id)
    .flatMap(toChildren);

/** @param ownIn - the lists to which new ones are added */
function applyToLists<Feed extends Answer<'/front-user/lists'>>(
  feed: Feed,
  ownIn: { langCode?: string | undefined } | undefined,
  waiting: WaitingEdits,
): Feed {
  const { langCode } = ownIn ?? {};
  const created = listCreated(waiting).filter(
    (list) =>
      (langCode === undefined || list.langCode === langCode) &&
      feed.data.every(({ id }) => id !== list.id),
  );
  const lists = [...(ownIn ? created : []), ...feed.data].flatMap((list) => {
    const changed = changeList(list, waiting);
    return changed ? [changed] : [];
  });
  return { ...feed, data: lists, total: feed.total + lists.length - feed.data.length };
}

/** The words of a list in the order that the edits give them. New ones come on the last page. */
function applyToWords(
  stored: Answer<'/front-list/word-feed'> | undefined,
  { listId, page = 1, tranLangCode }: Body<'/front-list/word-feed'>,
  { edits, words }: WaitingEdits,
): Answer<'/front-list/word-feed'> | undefined {
  const isNew = listBodies(edits, '/front-list/create').some(({ id }) => id === listId);
  const feed = stored ?? (isNew ? { page, skip: 0, total: 0, data: [] } : undefined);
  if (feed === undefined) return undefined;
  // A word that was removed and added again is the last one.
  const changed = new Set(listLinks(edits, listId).flatMap(({ id, link }) => (link ? [] : [id])));
  const kept = feed.data.filter(({ id }) => !changed.has(id));
  const isLast = feed.skip + feed.data.length >= feed.total;
  const added = words.filter(({ id }) => isLast && kept.every((word) => word.id !== id));
  const data = listBodies(edits, '/front-list/order')
    .filter((move) => move.listId === listId)
    .reduce((order, move) => moveWord(order, move, feed.skip), [...kept, ...added])
    .map((word) => changeWord(word, edits, tranLangCode));
  return { ...feed, data, total: feed.total + data.length - feed.data.length };
}

/** A word with the translations and the example that wait. The learner's own translations come first. */
function changeWord(
  word: WordRecord,
  edits: readonly WaitingEdit[],
  tranLangCode: string | undefined,
): WordRecord {
  const proposed = listBodies(edits, '/front-tran/create')
    .flatMap(toTranslations)
    .filter(({ wordId, dest }) => wordId === word.id && dest.langCode === tranLangCode);
  const withdrawn = new Set(listBodies(edits, '/front-tran/delete').map(({ id }) => id));
  const shown = word.trans.filter(({ id }) => proposed.every((one) => one.id !== id));
  const changes = listBodies(edits, '/front-word/update').filter(({ id }) => id === word.id);
  const example = changes.findLast((change) => change.example !== undefined);
  return {
    ...word,
    ...(example && {
      example: example.example ?? null,
      exampleDetails: example.exampleDetails ?? null,
    }),
    trans: [...proposed, ...shown].filter(({ id }) => !withdrawn.has(id)),
  };
}

function moveWord(
  words: WordRecord[],
  { wordId, position }: Body<'/front-list/order'>,
  skip: number,
): WordRecord[] {
  const moved = words.filter(({ id }) => id === wordId);
  const others = words.filter(({ id }) => id !== wordId);
  return others.toSpliced(Math.max(0, position - 1 - skip), 0, ...moved);
}

/** The words that edits add to a list. What a later edit removes is none of them. */
export function listAddedIds(edits: readonly WaitingEdit[], listId: string): string[] {
  const first = listBodies(edits, '/front-list/create').flatMap(({ id, words = [] }) =>
    id === listId ? words.flatMap((word) => ('id' in word ? [word.id] : [])) : [],
  );
  const ids = new Set(first);
  for (const { id, link } of listLinks(edits, listId)) {
    ids.delete(id);
    if (link) ids.add(id);
  }
  return [...ids];
}

/** A plan of a list that had none is shown when it has been sent. */
function applyToPlans({ data }: PlannedLists, { edits }: WaitingEdits): PlannedLists {
  const removed = new Set(
    listBodies(edits, '/front-progress/delete-plan').map(({ listId }) => listId),
  );
  const saved = listBodies(edits, '/front-progress/save-plan');
  return {
    data: data
      .filter(({ list }) => !removed.has(list.id) || saved.some((plan) => plan.listId === list.id))
      .map((plan) => ({
        ...plan,
        wordsPerDay:
          saved.findLast(({ listId }) => listId === plan.list.id)?.wordsPerDay ?? plan.wordsPerDay,
      })),
  };
}
