import type { Paths } from '@wordhoard/api-client';
import type {
  ListRecord,
  StudySettings,
  StudySettingsChange,
  Translation,
} from '@wordhoard/contract';
import { CollectionPrivacy, EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { secretSlug, suggestSlug, uniqueSlug } from '@wordhoard/contract/slug';

type Operation<Path extends keyof Paths> = Paths[Path] extends { post: infer Post }
  ? Post
  : Paths[Path] extends { delete: infer Delete }
    ? Delete
    : never;

/** The JSON body of a call. */
export type Body<Path extends keyof Paths> =
  Operation<Path> extends {
    requestBody: { content: { 'application/json': infer Json } };
  }
    ? Json
    : never;

export type Answer<Path extends keyof Paths> =
  Operation<Path> extends {
    responses: { 200: { content: { 'application/json': infer Json } } };
  }
    ? Json
    : never;

interface EditContext {
  username: string;
  /** What the device has, with the edits that wait. */
  read: <Path extends keyof Paths>(
    path: Path,
    body: Body<Path>,
  ) => Promise<Answer<Path> | undefined>;
}

/** Answers an edit as far as the device can know the answer of the server. `undefined` means that the edit cannot wait. */
type AnswerEdit<Path extends keyof Paths> = (
  body: Body<Path>,
  editing: EditContext,
) => KnownPart<Answer<Path>> | undefined | Promise<KnownPart<Answer<Path>> | undefined>;

/** What the device knows of an answer. */
type KnownPart<Entity> = { [Field in keyof Entity]?: Entity[Field] | undefined };

const answerReaction = ({ id, reaction }: Body<'/front-tran/reaction'>) => ({ id, reaction });
const answerId = ({ id }: { id: string }) => ({ id });

/** The calls that can wait. The server answers a repeated one as it did first. */
const editRoutes: { [Path in keyof Paths]?: AnswerEdit<Path> } = {
  '/front-list/create': (body, { username }) => toListRecord(body, username),
  '/front-list/update': async ({ id, ...change }, { read }) => ({
    ...(await read('/front-list/record', { id })),
    id,
    ...change,
  }),
  '/front-list/delete': answerId,
  '/front-list/link': toLinkAnswer,
  '/front-list/link-word': async ({ listId: id }, { read }) =>
    (await read('/front-list/record', { id })) ?? { id },
  '/front-list/order': (body) => body,
  '/front-list/import': (body) =>
    'listId' in body ? { addedCount: readLines(body.text).length } : undefined,

  '/front-word/create': ({ contributionId: id, langCode, text, mode, privacy }) =>
    id === undefined
      ? undefined
      : { id, langCode, text, mode: mode ?? WordMode.Word, ...toOwnStatus(privacy) },
  // Its address stays until the server has accepted another text.
  '/front-word/update': ({ id, privacy }) => ({ id, ...toOwnStatus(privacy) }),
  '/front-word/delete': answerId,

  '/front-tran/create': (body) => ({ data: toTranslations(body) }),
  '/front-tran/update': ({ id, speechPartId }) => ({ id, speechPartId }),
  '/front-tran/pin': ({ tranId, pinned = true }) => ({ tranId, pinned }),
  '/front-tran/reaction': answerReaction,
  '/front-tran/delete': answerId,

  '/front-word-image/pin': ({ wordImageId: id, pinned: isPinned = true }) => ({ id, isPinned }),
  '/front-word-image/reaction': answerReaction,
  '/front-word-image/delete': answerId,
  '/front-word-recording/reaction': answerReaction,
  '/front-word-recording/delete': answerId,
  '/front-tag-word/link': toLinkAnswer,
  '/front-tag-word/reaction': answerReaction,

  '/front-progress/update-settings': async (change, { read }) => {
    const { levels: _unknown, ...known } = change;
    const settings = await read('/front-progress/settings', {});
    return settings ? withSettings(settings, change) : known;
  },
  '/front-progress/save-plan': (body) => body,
  '/front-progress/delete-plan': ({ listId }) => ({ listId }),
};

/** How a call is answered that can wait; `undefined` for all others. */
export const findEditRoute = (path: string): AnswerEdit<never> | undefined =>
  editRoutes[path as keyof Paths] as AnswerEdit<never> | undefined;

/**
 * A list that has been created without a connection. An address that nobody has chosen gets the end of its id, so that
 * it is free.
 */
export function toListRecord(
  { id = '', name, slug, note = '', langCode, privacy, words = [] }: Body<'/front-list/create'>,
  username: string,
): ListRecord {
  const isChosen = slug !== undefined && slug !== suggestSlug(name, 'list');
  const address = isChosen ? slug : uniqueSlug(name, { id, kind: 'list' });
  return {
    id,
    name,
    slug: privacy === CollectionPrivacy.Unlisted ? secretSlug(address, id) : address,
    note,
    langCode,
    privacy: privacy ?? CollectionPrivacy.Private,
    username,
    isOwn: true,
    isLinked: false,
    wordCount: words.length,
    pictures: [],
    firstWords: [],
  };
}

/** Translations as their author sees them. */
export const toTranslations = (body: Body<'/front-tran/create'>): Translation[] =>
  body.map(({ id = '', wordId, speechPartId = 1, dest }) => ({
    id,
    wordId,
    speechPartId,
    status: EntryStatus.Pending,
    dest: Object.assign(
      { id: '', text: '', langCode: '', mode: WordMode.Word, homograph: 1 },
      dest,
    ),
  }));

function toLinkAnswer(body: Body<'/front-list/link'>): Answer<'/front-list/link'> {
  const children = toChildren(body);
  return {
    linkIds: children.flatMap(({ id, link }) => (link ? [id] : [])),
    unlinkIds: children.flatMap(({ id, link }) => (link ? [] : [id])),
  };
}

type Links =
  | { childId: string }
  | { childIds: string[] }
  | { children: { id: string; link: boolean }[] };

/** What a call links and unlinks. */
export function toChildren(links: Links): { id: string; link: boolean }[] {
  if ('children' in links) return links.children;
  const ids = 'childIds' in links ? links.childIds : [links.childId];
  return ids.map((id) => ({ id, link: true }));
}

/** The lines of pasted text that are not empty. */
const readLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const toOwnStatus = (privacy: Privacy = Privacy.Public) => ({
  status: EntryStatus.Pending,
  privacy,
});

/** A level that is null is removed. */
export function withSettings(
  settings: StudySettings,
  { levels = {}, ...change }: StudySettingsChange,
): StudySettings {
  const changed = Object.entries({ ...settings.levels, ...levels }).filter(
    ([, level]) => level !== null,
  );
  return Object.assign({}, settings, change, { levels: Object.fromEntries(changed) });
}
