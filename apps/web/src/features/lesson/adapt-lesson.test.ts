import { expect, it } from 'vitest';
import { buildMaterial } from '../../test/build-material.ts';
import type { QuizMaterial } from '../quiz/session/plan-quiz.ts';
import type { QuizSession } from '../quiz/session/quiz-session.ts';
import { adaptLesson } from './adapt-lesson.ts';
import { startLesson } from './start-lesson.ts';

const texts = ['bab', 'bint', 'kitab', 'qalam', 'shams'];

/** A lesson of five words, of which the learner knows the letters of “bab” only, unless all are readable. */
function start(romanisations?: readonly string[], isReadable = false): QuizSession {
  const { pairs, ...material } = buildMaterial({ texts, codes: ['spelling'] });
  const asked: QuizMaterial = {
    ...material,
    pairs: pairs.map(({ item, word, ...pair }) => ({
      ...pair,
      word: {
        ...word,
        example: `Das ist ein ${item.prompt.text}.`,
        exampleDetails: { trans: [{ langCode: 'en', text: `This is a ${item.text}.` }] },
      },
      item: {
        ...item,
        ...{ prompt: { text: item.text, langCode: 'en' }, text: item.prompt.text, langCode: 'de' },
        accepted: [item.prompt.text],
        ...(romanisations && { romanisations: [...romanisations] }),
      },
    })),
  };
  const lesson = startLesson({ ids: texts, list: null, remaining: 0 }, asked, Math.random);
  return adaptLesson(lesson, ({ id }) => (isReadable || id === 'bab' ? 0 : 1));
}

/** The kinds in which a word is asked. */
const listKinds = ({ quiz, plannedRounds }: QuizSession, id: string): string[] =>
  [quiz.pairs, ...plannedRounds]
    .flat()
    .filter(({ word }) => word.id === id)
    .map(({ question }) => question.kind);

it('asks a readable word in every kind', () => {
  const all = ['multiple-choice', 'match-up', 'letter-match', 'spelling'];
  expect(listKinds(start(), 'bab')).toEqual(all);
  expect(listKinds(start(['bab']), 'bab')).toEqual(all);
});

it('lets a word with unknown letters be typed in Latin letters, but not built', () => {
  const kinds = listKinds(start(['bint']), 'bint');
  expect(kinds).toEqual(['multiple-choice', 'match-up', 'spelling']);
});

it('lets a word without a romanisation be chosen once more instead of being typed', () => {
  const lesson = start();
  expect(listKinds(lesson, 'bint')).toEqual(['multiple-choice', 'match-up', 'multiple-choice']);
  const [first, , again] = [lesson.quiz.pairs, ...lesson.plannedRounds]
    .flat()
    .filter(({ word }) => word.id === 'bint');
  expect(again?.question).not.toEqual(first?.question);
});

it('asks for sentences once all letters are known', () => {
  const listSentences = ({ plannedRounds }: QuizSession) =>
    plannedRounds.flat().filter(({ word }) => / (?:gap|sentence)$/.test(word.id));
  expect(listSentences(start(undefined, true))).toHaveLength(4);
  expect(listSentences(start())).toEqual([]);
});

it('begins with the words that can be read', () => {
  const { quiz, lesson } = start();
  expect([quiz.pairs[0]?.word.id, lesson?.words[0]?.id]).toEqual(['bab', 'bab']);
});
