import { itemAspects } from '@wordhoard/contract/enumeration';
import { atom, type Getter, type Setter } from 'jotai';
import { createQueueAtom, enqueue } from '../../../shared/queue/queue.ts';
import { isQuizCode } from '../../../shared/settings/quiz-choice.ts';
import { isRecord, isText, storedAtom } from '../../../shared/storage/stored-atom.ts';
import { recordEventsAtom } from '../../review/practice.ts';
import { isLessonContent } from './lesson-content.ts';
import {
  type Answer,
  answerWord,
  continueQuiz,
  endQuiz,
  findLatestAnswer,
  isFinished,
  type QuizSession,
  undoTogether,
} from './quiz-session.ts';
import { listEvents, toPlayedSession } from './session-events.ts';

/** The quiz session in a stored value, if it is complete. */
export const restoreQuiz = (stored: unknown): QuizSession | undefined =>
  isQuizSession(stored) ? stored : undefined;

/** Whether a stored value has every field that the quiz screens read. */
function isQuizSession(value: unknown): value is QuizSession {
  const { id, missedRound, settings, firstMistakes, specialLetters, ...rest } = Object(value);
  const { asks, tranLangCode, direction, source } = Object(settings);
  const { quiz, finishedRounds, plannedRounds, others = [], timeLimit, lesson } = rest;
  return (
    [id, missedRound, asks, tranLangCode, direction, Object(source).kind].every(isText) &&
    isRecord(firstMistakes) &&
    isList(specialLetters, isText) &&
    isList(others, isOtherWord) &&
    (timeLimit === undefined || isText(Object(timeLimit).endsAt)) &&
    (lesson === undefined || isLessonContent(lesson)) &&
    isQuiz(quiz) &&
    isList(finishedRounds, isQuiz) &&
    isList(plannedRounds, (round) => isList(round, isPair))
  );
}

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
  return isLabel(value) && (gap === undefined || isLabel(Object(gap).hint));
}

function isOtherWord(value: unknown): boolean {
  const { wordId, prompt } = Object(value);
  return isLabel(value) && isText(wordId) && isPrompt(prompt);
}

function isItem(value: unknown): boolean {
  const { word, asks, meanings = [] } = Object(value);
  return (
    isOtherWord(value) &&
    isLabel(word) &&
    isList(meanings, isLabel) &&
    (asks === undefined || itemAspects.includes(asks))
  );
}

function isLabel(value: unknown): boolean {
  const { text, langCode } = Object(value);
  return isText(text) && isText(langCode);
}

function isResult(value: unknown): boolean {
  const { correct, milliseconds, order, before = 0, ...texts } = Object(value);
  const { id, wordId, day, answeredAt, verdict, answer } = texts;
  return (
    [id, wordId, day, answeredAt, verdict, answer].every(isText) &&
    typeof correct === 'boolean' &&
    [milliseconds, order, before].every(Number.isFinite)
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

/** Changes follow one another: each waits until the answers of the one before are stored. */
const changesAtom = createQueueAtom();

/** Changes the session, if there is one. What this changes in the histories of words is stored first. */
export const createChangeAtom = <Details extends unknown[]>(
  change: (session: QuizSession, ...details: Details) => QuizSession | undefined,
) =>
  atom(null, (get, set, ...details: Details) => {
    const asked = get(quizAtom);
    return enqueue(get, set, {
      queue: changesAtom,
      action: () =>
        applyChange(get, set, { asked, change: (session) => change(session, ...details) }),
    });
  });

interface SessionChange {
  /** The session that the learner saw. */
  asked: QuizSession | undefined;
  change: (session: QuizSession) => QuizSession | undefined;
}

/** @returns the changed session, unless it has ended or another one has begun */
async function applyChange(
  get: Getter,
  set: Setter,
  { asked, change }: SessionChange,
): Promise<QuizSession | undefined> {
  const isCurrent = () => get(quizAtom)?.id === asked?.id;
  // An answer counts even if another session has begun.
  const session = isCurrent() ? get(quizAtom) : asked;
  const changed = session && change(session);
  if (session && changed) await recordChange(set, session, changed);
  if (!isCurrent()) return undefined;
  if (changed !== session) set(quizAtom, changed);
  return changed;
}

/** A session that has ended without an answer is reported too. */
async function recordChange(set: Setter, before: QuizSession, after: QuizSession): Promise<void> {
  const events = listEvents(before, after);
  const hasFinished = !isFinished(before) && isFinished(after);
  if (events.length > 0 || hasFinished) await set(recordEventsAtom, events, toPlayedSession(after));
}

export const answerAtom = createChangeAtom(answerWord);

/** Replaces the latest answer, as “I was right” does. */
export const correctAtom = createChangeAtom((session, answer: Answer) =>
  findLatestAnswer(session)?.wordId === answer.wordId
    ? answerWord(undoTogether(session), answer)
    : session,
);

/** Continues from a question. Another tap on it changes nothing. */
export const continueAtom = createChangeAtom((session, askedId: string) =>
  session.quiz.pairs[session.quiz.index]?.word.id === askedId ? continueQuiz(session) : session,
);

/** Ends the session. It is removed if no question was answered. */
export const endAtom = createChangeAtom((session) => {
  const ended = endQuiz(session);
  return isFinished(ended) ? ended : undefined;
});

export const undoAtom = createChangeAtom(undoTogether);
