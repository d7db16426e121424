import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { computeWordId } from '@wordhoard/contract/word-id';
import { exportAccount } from '../account-archive.ts';
import { callRoute } from '../matrix/call-route.ts';
import type { RequestData } from '../matrix/entry.ts';
import type { AnyRoute } from '../matrix/matrix.ts';
import { buildQuiz } from '../matrix/world.ts';
import type { TestApp } from '../test-app.ts';
import { buildPlural } from './word-steps.ts';

type Headers = Record<string, string>;
type Reading = readonly [AnyRoute, RequestData];

/** The words, people and collections of a history. */
export interface Subject {
  langCode: string;
  tranLangCode: string;
  texts: readonly string[];
  usernames: readonly string[];
  listIds: readonly string[];
  tableIds: readonly string[];
}

const all = { pageSize: 100 };

/** Reads everything that is public and might reveal private things. */
export async function readPublic(
  app: TestApp,
  subject: Subject,
  headers: Headers,
): Promise<string[]> {
  return readAll(app, [...ofWords(subject), ...ofOthers(subject), ...ofQuizzes(subject)], headers);
}

/** Reads what only a signed-in learner can request. */
export const readOwn = async (
  app: TestApp,
  { langCode }: Subject,
  headers: Headers,
): Promise<string[]> => [
  JSON.stringify(await exportAccount(app, headers)),
  ...(await readAll(
    app,
    [
      [routes.user.contributions, all],
      [routes.list.feed, { own: true, ...all }],
      [routes.table.feed, { own: true, ...all }],
      [routes.quiz.entity, buildQuiz({ kind: 'own', knowing: 'saved', langCode })],
    ],
    headers,
  )),
];

/** Reads the moderation queue with every status, as an admin. */
export const readModeration = (app: TestApp, headers: Headers): Promise<string[]> =>
  readAll(
    app,
    ['word', 'translation', 'image', 'recording', 'tag', 'suggestion'].flatMap((kind) =>
      Object.values(EntryStatus).map(
        (status): Reading => [routes.moderation.feed, { kind, status, sort: 0, ...all }],
      ),
    ),
    headers,
  );

/** Reads the pages like a search engine. */
export async function readPages(
  app: TestApp,
  { langCode, texts }: Subject,
  headers: Headers,
): Promise<string[]> {
  const words = texts.map((text) => `/word/${langCode}/${encodeURIComponent(text)}`);
  const feeds = ['words', 'lists', 'tables', 'tags'].map((kind) => `/${kind}/${langCode}`);
  const paths = [...words, ...feeds, `/language/${langCode}`, '/sitemap.xml'];
  const { 'content-type': _json, ...others } = headers;
  const responses = paths.map((path) =>
    app.request(path, { headers: { ...others, accept: 'text/html' } }),
  );
  return Promise.all((await Promise.all(responses)).map((response) => response.text()));
}

async function readAll(app: TestApp, readings: Reading[], headers: Headers): Promise<string[]> {
  const answers = readings.map(([route, data]) => callRoute(app, route, data, headers));
  return (await Promise.all(answers)).map(({ outcome, text }) =>
    outcome === 'ok' ? text : outcome,
  );
}

function ofWords({ langCode, tranLangCode, texts }: Subject): Reading[] {
  const search = routes.general.search.path;
  return [
    ...texts.flatMap((text): Reading[] => [
      [routes.word.entity, { langCode, text, tranLangCode }],
      [routes.word.entity, { langCode, text: buildPlural(text), tranLangCode }],
      [routes.general.search, `${search}?s=${buildPlural(text)}&langCode=${langCode}`],
      [routes.word.options, { langCode, text }],
      ...ofWordId(computeWordId({ langCode, text }), tranLangCode),
    ]),
    [routes.word.feed, { langCode, tranLangCode, ...all }],
    [routes.word.feed, { langCode: tranLangCode, tranLangCode: langCode, ...all }],
    [routes.word.options, { langCode, text: 'mark' }],
    [routes.general.search, `${search}?s=mark&langCode=${langCode}&tranLangCode=${tranLangCode}`],
    [routes.general.language, `/front-general/lang/${langCode}`],
    [routes.tag.options, { text: 'mark' }],
    [routes.tag.tagFeed, { langCode, ...all }],
  ];
}

/** Everybody can compute the id of a word. */
const ofWordId = (id: string, tranLangCode: string): Reading[] => [
  [routes.word.words, { ids: [id], tranLangCode }],
  [routes.translation.feed, { wordId: id, langCode: tranLangCode }],
  [routes.recording.feed, { wordId: id }],
  [routes.list.feed, { wordId: id }],
];

function ofOthers({ langCode, tranLangCode, usernames, listIds, tableIds }: Subject): Reading[] {
  return [
    ...listIds.flatMap((id): Reading[] => [
      [routes.list.entity, { id, tranLangCode }],
      [routes.list.export, { id, format: 'csv', tranLangCode }],
    ]),
    ...tableIds.map((id): Reading => [routes.table.entity, { id }]),
    [routes.list.feed, { langCode, ...all }],
    [routes.table.feed, { text: 'mark', ...all }],
    ...usernames.flatMap((username): Reading[] => [
      [routes.user.lists, { username }],
      [routes.user.learningWords, { username, langCode, tranLangCode }],
    ]),
  ];
}

const ofQuizzes = (subject: Subject): Reading[] => {
  const { langCode, tranLangCode, texts, listIds, tableIds } = subject;
  const [text = ''] = texts;
  const ids = texts.map((one) => computeWordId({ langCode, text: one }));
  // Knowing the id of a private list, or the former one of an unlisted list, is no proof.
  const openedIds = [...listIds, ...tableIds].slice(-limits.openedMaxLinks);
  return [
    [routes.offline.words, { ids, tranLangCode, openedIds }],
    [routes.quiz.entity, { ...buildQuiz({ kind: 'search', text, langCode }), seed: 1 }],
  ];
};
