import { atom } from 'jotai';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { dayAtAtom } from '../../shared/time/local-day.ts';
import { practiceAtom } from '../review/practice.ts';
import { contentStoreAtom, type StoredWord, withDefinitions } from './content-store.ts';
import { lessonAnswers } from './lesson-answers.ts';
import { listAnswers } from './list-answers.ts';
import type { OfflineContent } from './offline-content.ts';
import { quizAnswers } from './quiz-answers.ts';
import { toSeenKey } from './seen-answers.ts';
import { wordAnswers } from './word-answers.ts';

/** The words in memory, because search asks for them at each key. */
const wordsAtom = atom<{ owner: string; version: number; words: readonly StoredWord[] }>();

const answers = { ...quizAnswers, ...lessonAnswers, ...listAnswers, ...wordAnswers };

/** Answers a call from the content stored for the learner of this tab. `undefined` means that the call needs the server. */
export const answerOfflineAtom = atom(null, async (get, set, path: string, input: unknown) => {
  const store = get(contentStoreAtom);
  const { owner, histories } = get(practiceAtom);
  const state = await store.readState();
  if (state?.owner !== owner) return undefined;
  const answer: unknown = Object.hasOwn(answers, path) ? Reflect.get(answers, path) : undefined;
  if (!isAnswer(answer)) return store.readAnswer(toSeenKey(path, input));
  let kept = get(wordsAtom);
  if (kept?.owner !== owner || kept.version !== state.version) {
    kept = { owner, version: state.version, words: await store.readWords() };
    set(wordsAtom, kept);
  }
  const { tranLangCode = get(settingsAtom).tranLangCode } = Object(input);
  const words = translateInto(tranLangCode, kept.words);
  return answer(input, { ...state, record: histories, today: get(dayAtAtom)(new Date()), words });
});

type Answer = (input: unknown, content: OfflineContent) => unknown;

const isAnswer = (value: unknown): value is Answer => typeof value === 'function';

/** The words with translations into a language, or with definitions if it is their own. */
const translateInto = (langCode: string, stored: readonly StoredWord[]) =>
  new Map(
    stored.flatMap((one): [string, StoredWord][] => {
      if (one.tranLangCode === langCode) return [[one.id, one]];
      return one.word.langCode === langCode ? [[one.id, withDefinitions(one)]] : [];
    }),
  );
