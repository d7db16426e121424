import { QuizMode } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { getChoice, isTypedKind, quizKindChoices } from './quiz-choice.ts';

it.each(quizKindChoices)('asks for the learned language if the answer is typed: %s', (kind) => {
  expect(getChoice({ kind, choices: {} }, kind)).toEqual({
    kind,
    asks: 'meaning',
    mode: QuizMode.Tran,
    direction: isTypedKind(kind) ? 'backward' : 'forward',
    wordCount: 10,
  });
});

it('remembers the choice for each kind', () => {
  const choice = { mode: QuizMode.Image, direction: 'backward', wordCount: 20 } as const;
  const preferences = { kind: 'cards', choices: { cards: choice } } as const;
  expect(getChoice(preferences, 'cards')).toEqual({ kind: 'cards', asks: 'meaning', ...choice });
  expect(getChoice(preferences, 'mixed')).toMatchObject({ kind: 'mixed', wordCount: 10 });
});
