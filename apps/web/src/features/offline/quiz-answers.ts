import type { QuizSource } from '@wordhoard/contract';
import { QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import {
  type AnswerFinders,
  type AskedWords,
  askAboutWords,
  askWords,
  buildQuiz,
  findAvailability,
  quizLimits,
  resolveSettings,
  type TextForm,
} from '@wordhoard/quiz-builder';
import { listOwnWordIds } from '../review/own-words.ts';
import { type StoredWord, withDefinitions } from './content-store.ts';
import { findList } from './list-answers.ts';
import {
  findStoredWords,
  findWords,
  type OfflineAnswers,
  type OfflineContent,
} from './offline-content.ts';
import { searchWords } from './search-words.ts';

export const quizAnswers: OfflineAnswers = {
  '/front-quiz/entity': async ({ mixedUp, ...body }, content) => {
    const { asks = 'meaning', mode = QuizMode.Tran, count = limits.quizWords } = body;
    const { direction = 'forward' } = body;
    const settings = resolveSettings({ ...body, asks, mode, count, direction }, Math.random);
    const asked = askAbout(settings.source, content);
    if (asked === undefined) return undefined;
    const candidates = await askWords(asked, settings);
    return buildQuiz(settings, candidates, findAnswers(content), mixedUp);
  },

  '/front-quiz/availability': async ({ source, seed }, content) => {
    const asked = askAbout(source, content);
    if (asked === undefined) return undefined;
    const isOfDefinitions = source.kind === 'search' && source.mode === WordMode.Definition;
    const defined = isOfDefinitions ? undefined : askAbout(source, defineWords(content));
    return findAvailability(askAboutWords(asked, defined), seed);
  },
};

const findAnswers = ({ words }: OfflineContent): AnswerFinders => ({
  findForms: async () => [...words.values()].flatMap(listForms),
  findSynonyms: async (asked) =>
    new Map(asked.map(({ id }) => [id, words.get(id)?.accepted ?? []])),
  findHomographs: async (asked) =>
    new Map(asked.map(({ id }) => [id, words.get(id)?.homographs ?? []])),
});

/** The forms in the grammar of a word, and other spellings of its right answers. */
function listForms({ word: { langCode, text, grammar }, spellings = [] }: StoredWord): TextForm[] {
  const { plural, forms = [] } = grammar ?? {};
  const inflected = [...(plural === undefined ? [] : [plural]), ...forms.map((form) => form.text)];
  return [
    ...inflected.map((form) => ({ langCode, text, form, isSpelling: false })),
    ...spellings.map(({ spelling, ...answer }) => ({
      ...answer,
      form: spelling,
      isSpelling: true,
    })),
  ];
}

const defineWords = (content: OfflineContent): OfflineContent => ({
  ...content,
  words: new Map([...content.words].map(([id, stored]) => [id, withDefinitions(stored)])),
});

/** The words of a source; undefined if the device does not have them. */
function askAbout(source: QuizSource, content: OfflineContent): AskedWords | undefined {
  const words = findSourceWords(source, content);
  if (words === undefined) return undefined;
  const list = source.kind === 'list' ? findList(content, source) : undefined;
  const langCode = list?.list.langCode ?? words[0]?.word.langCode ?? '';
  return {
    words: words.slice(0, quizLimits.candidates).map(({ word }) => word),
    group: list?.list.id,
    findFillers: async (asked) =>
      listFillers(
        asked.map(({ word }) => word.id),
        langCode,
        content,
      ),
  };
}

function findSourceWords(
  source: QuizSource,
  content: OfflineContent,
): readonly StoredWord[] | undefined {
  switch (source.kind) {
    case 'list': {
      const found = findList(content, source);
      return found && findStoredWords(content, found.wordIds);
    }
    case 'words':
    case 'lesson':
      return findStoredWords(content, source.ids);
    case 'own': {
      const own = { ...source, today: source.day ?? content.today };
      return findStoredWords(content, listOwnWordIds(content.record, own))?.filter(
        ({ word }) => word.langCode === source.langCode,
      );
    }
    case 'search':
      return source.text === '' ? undefined : searchWords(content, source);
    case 'table':
    case 'tag':
      return undefined;
  }
}

/** Words for wrong options: of the same lists, then common ones, then all others. */
function listFillers(askedIds: readonly string[], langCode: string, content: OfflineContent) {
  const asked = new Set(askedIds);
  const related = content.lists.filter(({ wordIds }) => wordIds.some((id) => asked.has(id)));
  const ids = new Set([
    ...related.flatMap(({ wordIds }) => wordIds),
    ...(content.fillers?.chosen ?? []),
    ...content.words.keys(),
  ]);
  return findWords(content, [...ids])
    .filter(({ id, word }) => !asked.has(id) && word.langCode === langCode)
    .slice(0, quizLimits.fillers)
    .map(({ word }) => word);
}
