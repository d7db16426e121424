import { itemAspects } from '@wordhoard/contract/enumeration';
import { atom } from 'jotai';
import { isQuizCode } from '../../../shared/settings/quiz-choice.ts';
import { isRecord, isText, storedAtom } from '../../../shared/storage/stored-atom.ts';
import { isCard } from '../../review/review-history.ts';
import { isExampleIfAny, isLessonContent } from './lesson-content.ts';
import {
  answerWord,
  continueQuiz,
  endQuiz,
  findLatestAnswer,
  findLatestMistake,
  isFinished,
  type QuizSession,
  undoLatest,
  type WordResult,
} from './quiz-session.ts';

/** The quiz session in a stored value, if it is complete. */
export const restoreQuiz = (stored: unknown): QuizSession | undefined =>
  isQuizSession(stored) ? stored : undefined;

/** Whether a stored value has every field that the quiz screens read. */
function isQuizSession(value: unknown): value is QuizSession {
  const { id, missedRound, settings, firstMistakes, specialLetters, ...rest } = Object(value);
  const { asks, tranLangCode, direction, source } = Object(settings);
  const { quiz, finishedRounds, plannedRounds, schedule = null, timeLimit, lesson } = rest;
  return (
    [id, missedRound, asks, tranLangCode, direction, Object(source).kind].every(isText) &&
    isRecord(firstMistakes) &&
    isList(specialLetters, isText) &&
    (timeLimit === undefined || isTimeLimit(timeLimit)) &&
    (lesson === undefined || isLessonContent(lesson)) &&
    (schedule === null || isSchedule(schedule)) &&
    isQuiz(quiz) &&
    isList(finishedRounds, isQuiz) &&
    isList(plannedRounds, (round) => isList(round, isPair))
  );
}

const isTimeLimit = (value: unknown): boolean =>
  Number.isFinite(Object(value).seconds) && isText(Object(value).endsAt);

function isQuiz(value: unknown): boolean {
  const { pairs, index, results } = Object(value);
  return (
    isList(pairs, isPair) &&
    pairs[Number(index)] !== undefined &&
    isRecord(results) &&
    Object.values(results).every(isResult)
  );
}

function isPair(value: unknown): boolean {
  const { word, question, again } = Object(value);
  return (
    isText(Object(word).id) && isQuestion(question) && (again === undefined || isQuestion(again))
  );
}

function isQuestion(value: unknown): boolean {
  const { kind, item, prompt, options = [] } = Object(value);
  return isQuizCode(kind) && isItem(item) && isPrompt(prompt) && isList(options, isItem);
}

function isPrompt(value: unknown): boolean {
  const { gap } = Object(value);
  return isLabel(value) && (gap === undefined || isGap(gap));
}

function isGap(value: unknown): boolean {
  const { before, after, hint } = Object(value);
  return isText(before) && isText(after) && isLabel(hint);
}

function isItem(value: unknown): boolean {
  const { wordId, word, example, asks } = Object(value);
  return (
    isLabel(value) &&
    isText(wordId) &&
    isLabel(word) &&
    isExampleIfAny(example) &&
    (asks === undefined || itemAspects.includes(asks))
  );
}

function isLabel(value: unknown): boolean {
  const { text, langCode } = Object(value);
  return isText(text) && isText(langCode);
}

function isResult(value: unknown): boolean {
  const { correct, milliseconds, order, before = 0, ...texts } = Object(value);
  const { wordId, day, answeredAt, verdict, answer } = texts;
  return (
    [wordId, day, answeredAt, verdict, answer].every(isText) &&
    typeof correct === 'boolean' &&
    [milliseconds, order, before].every(Number.isFinite)
  );
}

function isSchedule(value: unknown): boolean {
  const { cards, parameters } = Object(value);
  return (
    isRecord(cards) &&
    Object.values(cards).every(isCard) &&
    (parameters === null || isList(parameters, Number.isFinite))
  );
}

const isList = (value: unknown, isItem: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isItem);

/** The current or unfinished quiz session. It belongs to its tab; a new tab resumes the latest one. */
export const quizAtom = storedAtom({
  key: 'wordhoard.quiz',
  area: 'local',
  restore: restoreQuiz,
});

/** Changes the session, if there is one. */
export const createChangeAtom = <Details extends unknown[]>(
  change: (session: QuizSession, ...details: Details) => QuizSession | undefined,
) =>
  atom(null, (get, set, ...details: Details) => {
    const session = get(quizAtom);
    if (session !== undefined) set(quizAtom, change(session, ...details));
  });

export const answerAtom = createChangeAtom(answerWord);

export const continueAtom = createChangeAtom(continueQuiz);

/** Ends the session. It is removed if no question was answered. */
export const endAtom = createChangeAtom((session) => {
  const ended = endQuiz(session);
  return isFinished(ended) ? ended : undefined;
});

/** Undoes the latest mistake or answer. Words that were given up together are undone together. */
export const undoAtom = atom(null, (get, set) => {
  let latest: WordResult | undefined;
  do {
    const session = get(quizAtom);
    if (session === undefined) return;
    latest = findLatestMistake(session) === undefined ? findLatestAnswer(session) : undefined;
    set(quizAtom, undoLatest(session));
  } while (latest?.givenUp);
});
