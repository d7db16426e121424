import { getCurrentPair, getProgress } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildAccountSession } from '../../test/build-account-session.ts';
import { buildMaterial, buildWord } from '../../test/build-material.ts';
import type { QuizMaterial } from '../quiz/session/plan-quiz.ts';
import { restoreQuiz } from '../quiz/session/quiz-atom.ts';
import {
  answerWord,
  continueQuiz,
  findOpenWords,
  isFinished,
  listAnswers,
  type QuizSession,
  undoLatest,
} from '../quiz/session/quiz-session.ts';
import { rebuildSession } from '../quiz/session/rebuild-session.ts';
import { startLesson } from './start-lesson.ts';

const texts = ['red', 'blue', 'green', 'yellow', 'black'];
const random = () => 0.4;

/** The server's response for a lesson: it shows the translation and asks for the German word. */
function lessonMaterial(): QuizMaterial {
  const material = buildMaterial({ texts });
  return {
    ...material,
    settings: { ...material.settings, direction: 'backward' },
    pairs: material.pairs.map((pair) => ({
      ...pair,
      item: {
        ...pair.item,
        prompt: { text: pair.item.text, langCode: 'en' },
        text: pair.word.text,
        langCode: 'de',
        accepted: [pair.word.text],
      },
    })),
  };
}

const lesson = {
  list: { id: 'de-colors', slug: 'de-colors', name: 'Colours' },
  ids: texts,
  remaining: 6,
};
const start = () => startLesson(lesson, lessonMaterial(), random);

it('tells what a known word means besides, without its former picture, before the words that it teaches', () => {
  const temps = buildWord({ text: 'temps', translations: ['time', 'weather'], picture: '⏰' });
  const also = [{ word: temps, meanings: ['weather'] }];
  const { lesson: content } = startLesson({ ...lesson, also }, lessonMaterial(), random);
  expect(content?.also).toMatchObject([
    {
      text: 'temps',
      translations: [{ text: 'weather' }],
      known: { text: 'time' },
      image: undefined,
    },
  ]);
  expect(content?.untaughtIds).toEqual([temps.id, ...texts]);
});

const askedKinds = ({ quiz }: QuizSession) => quiz.pairs.map(({ question }) => question.kind);
const askedIds = ({ quiz }: QuizSession) => quiz.pairs.map(({ word }) => word.id);

function answer(session: QuizSession, isRight = true): QuizSession {
  const wordId = getCurrentPair(session.quiz)?.word.id ?? '';
  const answered = answerWord(session, {
    id: `answer ${listAnswers(session).length}`,
    wordId,
    verdict: isRight ? 'exact' : 'wrong',
    answer: '',
    milliseconds: 1000,
    day: '2026-03-01',
    answeredAt: '2026-03-01T12:00:00.000Z',
  });
  return isFinished(answered) ? answered : continueQuiz(answered);
}

const answerAll = (session: QuizSession, count: number): QuizSession =>
  Array.from({ length: count }).reduce<QuizSession>((played) => answer(played), session);

it('ends after 30 questions for a learner who answers none', () => {
  const session = Array.from({ length: 30 }).reduce<QuizSession>(
    (played) => answer(played, false),
    start(),
  );
  expect(isFinished(session)).toBe(true);
  expect(listAnswers(session)).toHaveLength(30);
  expect(findOpenWords(session).size).toBe(5);
});

/** Each word has an example, which means "red, in English." */
function materialWithExamples(examples: Record<string, string>): QuizMaterial {
  const { pairs, ...material } = lessonMaterial();
  return {
    ...material,
    pairs: pairs.map(({ word, ...pair }) => ({
      ...pair,
      word: {
        ...word,
        example: examples[word.id] ?? null,
        exampleDetails: { trans: [{ langCode: 'en', text: `${word.id}, in English.` }] },
      },
    })),
  };
}

const lastQuestions = ({ plannedRounds }: QuizSession) =>
  (plannedRounds.at(-1) ?? []).map(({ question }) => question);

/** The questions about sentences, and those that another device continues with. */
function askSentences(examples: Record<string, string>) {
  const material = materialWithExamples(examples);
  const session = startLesson(lesson, material, random);
  const rebuilt = rebuildSession(buildAccountSession(session, material), random);
  return { asked: lastQuestions(session), continued: rebuilt && lastQuestions(rebuilt) };
}

it('ends with the examples of the words that it has taught last, built from their words', () => {
  const { asked, continued } = askSentences({
    red: 'Das ist rot.',
    green: 'Es ist nicht grün.',
    yellow: 'Gelb.',
    black: 'La chatte est noire\u202f!',
  });
  expect(asked).toMatchObject([
    { kind: 'letter-match', prompt: { text: 'green, in English.' }, item: { isSentence: true } },
    { kind: 'letter-match', prompt: { text: 'black, in English.' } },
  ]);
  expect(asked[1]).toMatchObject({ letters: expect.arrayContaining(['la', 'chatte', 'noire']) });
  expect(asked[0]).toMatchObject({ letters: expect.arrayContaining(['es', 'ist', 'nicht']) });
  expect(continued?.map(({ item }) => item.text)).toEqual(asked.map(({ item }) => item.text));
});

it('asks which of the taught words the other examples lack', () => {
  const { asked, continued } = askSentences({
    red: 'Das ist red-de.',
    blue: 'Das ist blue-de, und das auch.',
    green: 'Das ist green-de.',
    yellow: 'Es ist yellow-de.',
    black: 'Sie ist black-de.',
  });
  expect(asked).toMatchObject([
    {
      kind: 'multiple-choice',
      prompt: { gap: { before: 'Das ist ', after: '.', hint: { text: 'red, in English.' } } },
      item: { text: 'red-de', asks: 'gap' },
    },
    { kind: 'multiple-choice', item: { text: 'blue-de' } },
    { kind: 'letter-match', item: { text: 'Es ist yellow-de.' } },
    { kind: 'letter-match', item: { text: 'Sie ist black-de.' } },
  ]);
  const [gap] = asked;
  if (gap?.kind !== 'multiple-choice') throw new Error('no choice');
  expect(gap.options).toHaveLength(4);
  expect(gap.options.every(({ wordId }) => texts.includes(wordId.replace(' gap', '')))).toBe(true);
  for (const { text, asks } of gap.options)
    expect([text.endsWith('-de'), asks]).toEqual([true, 'gap']);
  expect(continued?.map(({ kind, item }) => [kind, item.text])).toEqual(
    asked.map(({ kind, item }) => [kind, item.text]),
  );
});

it('asks each word in four kinds of rising difficulty', () => {
  const session = start();
  const rounds = [0, 5, 10, 15].map((count) => answerAll(session, count));
  expect(rounds.map(askedKinds).map(([kind]) => kind)).toEqual([
    'multiple-choice',
    'match-up',
    'letter-match',
    'spelling',
  ]);
  for (const round of rounds) expect(askedIds(round).toSorted()).toEqual(texts.toSorted());
  expect(isFinished(answerAll(session, 20))).toBe(true);
});

it('shows words to choose their meaning, and meanings to write words', () => {
  const session = start();
  const [chosen, , , written] = [0, 5, 10, 15].map(
    (count) => answerAll(session, count).quiz.pairs[0],
  );
  expect(chosen?.question).toMatchObject({ prompt: { text: 'red-de', langCode: 'de' } });
  expect(chosen?.question.item).toMatchObject({ text: 'red', langCode: 'en' });
  const { item } = written?.question ?? {};
  expect(item?.prompt).toMatchObject({ langCode: 'en' });
  expect(item?.text).toBe(`${item?.prompt.text}-de`);
});

it('names a homograph where it shows the word, and offers no meaning of another one', () => {
  const material = lessonMaterial();
  const sense = { speechPartId: 10 };
  const pairs = material.pairs.map((pair, index) =>
    index === 0 ? { ...pair, item: { ...pair.item, sense, excludedPrompts: ['blue'] } } : pair,
  );
  const session = startLesson(lesson, { ...material, pairs }, random);
  const [first] = session.quiz.pairs;
  expect(first?.question).toMatchObject({ prompt: { text: 'red-de', sense } });
  const options = first?.question.kind === 'multiple-choice' ? first.question.options : [];
  expect(options.map(({ text }) => text).toSorted()).toEqual(['black', 'green', 'red', 'yellow']);
});

it('keeps the order of the server, whatever the order of the questions', () => {
  const material = lessonMaterial();
  const shuffled = { ...material, pairs: material.pairs.toReversed() };
  const session = startLesson(lesson, shuffled, random);
  expect(askedIds(session)).toEqual(texts);
  expect(session.lesson?.words.map(({ id }) => id)).toEqual(texts);
  expect(session.lesson?.untaughtIds).toEqual(texts);
});

it('repeats what was missed on a board as a choice, before the next round', () => {
  const missed = answer(answerAll(start(), 5), false);
  const repeated = answerAll(missed, 4);
  expect(repeated.quiz.pairs).toHaveLength(1);
  expect(askedKinds(repeated)).toEqual(['multiple-choice']);
  expect(askedKinds(answer(repeated))[0]).toBe('letter-match');
  const undone = undoLatest(repeated);
  expect(askedKinds(undone)[0]).toBe('match-up');
  expect(answer(undone)).toEqual(repeated);
});

const asked = (session: QuizSession | undefined) =>
  session && {
    kinds: askedKinds(session),
    ids: askedIds(session),
    index: session.quiz.index,
    answered: getProgress(session),
    lesson: session.lesson,
  };

it.each([
  ['multiple-choice', 0],
  ['match-up', 1],
] as const)('never repeats a choice as it was before, after a missed %s', (kind, firstMissed) => {
  let session = start();
  const latest = new Map<string, string>();
  for (let asked = 0; asked < 30; asked += 1) {
    const { word, question } = getCurrentPair(session.quiz) ?? {};
    if (word === undefined || question === undefined) break;
    const isReached = session.finishedRounds.length >= firstMissed;
    if (isReached && question.kind === 'multiple-choice') {
      const options = question.options.map(({ text }) => text).join();
      expect(options).not.toBe(latest.get(word.id));
      latest.set(word.id, options);
    }
    const isMissed = isReached && [kind, 'multiple-choice'].includes(question.kind);
    session = answer(session, !isMissed);
  }
  expect(isFinished(session)).toBe(true);
});

it('continues on another device in its round, with what is repeated and not yet shown', () => {
  const played = answerAll(answer(answerAll(start(), 5), false), 2);
  expect(asked(rebuildSession(buildAccountSession(played, lessonMaterial()), random))).toEqual(
    asked({ ...played, ...(played.lesson && { lesson: { ...played.lesson, untaughtIds: [] } }) }),
  );
  const begun = answerAll(start(), 4);
  const continued = rebuildSession(buildAccountSession(begun, lessonMaterial()), random);
  expect(continued?.lesson?.untaughtIds).toEqual(['black']);
});

it('continues on another device at the same question, whatever is missed or undone', () => {
  const step = fc.constantFrom('right', 'right', 'right', 'missed', 'undone');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const played = steps.reduce(
        (session, given) =>
          isFinished(session) || given === 'undone'
            ? undoLatest(session)
            : answer(session, given === 'right'),
        start(),
      );
      const account = buildAccountSession(played, lessonMaterial());
      const continued = rebuildSession(account, random);
      if (isFinished(played)) return expect(continued).toBeUndefined();
      const { lesson: _shown, ...expected } = asked(played) ?? {};
      expect(asked(continued)).toMatchObject(expected);
    }),
  );
});

it('is restored as it was stored', () => {
  const stored = JSON.parse(JSON.stringify(answerAll(start(), 7)));
  expect(restoreQuiz(stored)).toEqual(stored);
  for (const part of ['words', 'untaughtIds', 'list', 'remaining']) {
    const damaged = structuredClone(stored);
    delete damaged.lesson[part];
    expect(restoreQuiz(damaged), part).toBeUndefined();
  }
});
