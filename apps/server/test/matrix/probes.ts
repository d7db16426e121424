import { routes } from '@wordhoard/contract';
import type { RequestData } from './entry.ts';
import type { AnyRoute } from './matrix.ts';
import type { Stage } from './stage.ts';
import { buildQuiz } from './world.ts';

/** A request that is sent before and after the owner adds private content. */
export type Probe = readonly [AnyRoute, RequestData];

const all = { pageSize: 100 };

/** Requests to every route that shows, finds or counts content, with and without filters. */
export const buildProbes = (stage: Stage): Probe[] => [
  ...searches(stage),
  ...ofWords(stage),
  ...ofCollections(stage),
  ...ofOwner(stage),
  ...ofQuizzes(stage),
];

function searches({ common, unusedTag }: Stage): Probe[] {
  const search = '/front-general/search';
  return [
    [routes.general.initData, '/front-general/init-data'],
    [routes.general.language, '/front-general/lang/eo'],
    [routes.general.search, `${search}?s=sekreto`],
    [routes.general.search, `${search}?s=listo&langCode=eo`],
    [routes.general.search, `${search}?s=tabelo&langCode=eo&tranLangCode=ia`],
    [routes.general.search, `${search}?s=${encodeURI(common.text)}&langCode=eo&tranLangCode=ia`],
    [routes.word.options, { langCode: 'eo', text: 'sekreto' }],
    [routes.tag.options, { text: unusedTag.code }],
    [routes.tag.tagFeed, { langCode: 'eo', ...all }],
    [routes.tag.tagFeed, { langCode: 'eo', text: unusedTag.code, sort: 0 }],
    [routes.tag.record, { code: unusedTag.code }],
    [routes.tag.wordFeed, { code: unusedTag.code, langCode: 'eo' }],
  ];
}

function ofWords({ common, foreign, tag }: Stage): Probe[] {
  const wordId = common.id;
  return [
    [routes.word.feed, all],
    [routes.word.feed, { langCode: 'eo', tranLangCode: 'ia', sort: 1, ...all }],
    [routes.word.feed, { langCode: 'eo', speechPartId: 6, mode: 1, ...all }],
    [routes.word.feed, { text: 'sekreto' }],
    [routes.word.feed, { langCode: 'eo', tranLangCode: 'ia', text: foreign.text }],
    [routes.word.entity, { id: wordId }],
    [routes.word.entity, { id: foreign.id, tranLangCode: 'eo' }],
    [routes.word.record, { id: wordId, tranLangCode: 'ia' }],
    [routes.word.translationRecord, { id: foreign.id, tranLangCode: 'eo' }],
    [routes.word.words, { ids: [wordId, foreign.id], tranLangCode: 'eo' }],
    [routes.offline.words, { ids: [wordId, foreign.id], tranLangCode: 'ia' }],
    [routes.translation.feed, { wordId, langCode: 'ia', ...all }],
    [routes.translation.feed, { wordId: foreign.id, langCode: 'eo', speechPartId: 3 }],
    [routes.image.feed, { wordId }],
    [routes.recording.feed, { wordId }],
    [routes.tag.feed, { wordId }],
    [routes.tag.wordFeed, { code: tag.code, langCode: 'eo', tranLangCode: 'ia' }],
    [routes.tag.entity, { code: tag.code, langCode: 'eo', tranLangCode: 'ia' }],
  ];
}

function ofCollections({ common, openList, openTable }: Stage): Probe[] {
  const feeds = [routes.list.feed, routes.table.feed].flatMap((feed): Probe[] => [
    [feed, all],
    [feed, { langCode: 'eo', sort: 0, ...all }],
    [feed, { text: 'sekreto' }],
    [feed, { wordId: common.id }],
    [feed, { own: true }],
    [feed, { linked: true }],
  ]);
  return [
    ...feeds,
    [routes.list.entity, { id: openList.id, tranLangCode: 'ia' }],
    [routes.list.record, { slug: openList.slug }],
    [routes.list.wordFeed, { listId: openList.id, tranLangCode: 'ia', sort: 0 }],
    [routes.list.export, { id: openList.id, format: 'csv', tranLangCode: 'ia' }],
    [routes.list.export, { slug: openList.slug, format: 'json', tranLangCode: 'ia' }],
    [routes.list.export, { id: openList.id, format: 'anki' }],
    [routes.list.importPreview, { text: common.text, langCode: 'eo', tranLangCode: 'ia' }],
    [routes.table.entity, { id: openTable.id }],
    [routes.table.record, { slug: openTable.slug }],
    [routes.table.rowFeed, { tableId: openTable.id }],
    [routes.table.export, { id: openTable.id, format: 'csv' }],
    [routes.table.export, { slug: openTable.slug, format: 'json' }],
  ];
}

function ofOwner({ people: { owner } }: Stage): Probe[] {
  const { username } = owner;
  const collectionProbes = [routes.user.lists, routes.user.tables].flatMap((route): Probe[] => [
    [route, { username }],
    [route, { username, saved: true, sort: 1 }],
  ]);
  return [
    ...collectionProbes,
    [routes.user.record, { username }],
    [routes.user.activity, { username, period: 'day' }],
    [routes.user.learningWords, { username, tranLangCode: 'ia' }],
    [routes.user.learningWords, { username, langCode: 'eo', ...all }],
    [routes.user.knownWords, { username }],
    [routes.user.contributions, {}],
    [routes.review.sync, { deviceId: owner.id, cursor: 0, events: [], sessions: [] }],
  ];
}

function ofQuizzes({ common, tag, openList }: Stage): Probe[] {
  const langCode = 'eo';
  const sources = [
    { kind: 'list', id: openList.id },
    { kind: 'tag', code: tag.code, langCode },
    { kind: 'search', text: 'sekreto', langCode },
    { kind: 'own', knowing: 'saved', langCode },
    { kind: 'words', ids: [common.id], langCode },
  ] as const;
  return [
    ...sources.map((source): Probe => [routes.quiz.entity, { ...buildQuiz(source), seed: 1 }]),
    ...sources.map((source): Probe => {
      return [routes.quiz.availability, { source, tranLangCode: 'ia', seed: 1 }];
    }),
    [routes.quiz.current, {}],
    [routes.quiz.feed, {}],
  ];
}
