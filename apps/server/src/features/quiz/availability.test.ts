import type { QuizItemRecord } from '@wordhoard/contract';
import { type QuizAspect, QuizMode, quizCodes } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { itemOf } from '../../../test/quiz-item.ts';
import { buildAnswerPool, checkPlayable } from './answer-pool.ts';

const playable = (
  items: QuizItemRecord[],
  { asks = 'meaning', mode = QuizMode.Tran, hasWords = true, fillers = [] }: Partial<Source> = {},
) => checkPlayable(buildAnswerPool(items, fillers), { asks, mode, hasWords });

interface Source {
  asks: QuizAspect;
  mode: number;
  hasWords: boolean;
  fillers: QuizItemRecord[];
}

const isPlayable = { playable: true };
const no = (reason: string) => ({ playable: false, reason });
const picture = (name: string) => itemOf(name, { imageKey: `/picture/${name}.svg` });

describe('checkPlayable', () => {
  it('allows every kind with several words', () => {
    expect(playable(['apple', 'pear', 'plum'].map((text) => itemOf(text)))).toEqual(
      Object.fromEntries(quizCodes.map((code) => [code, isPlayable])),
    );
  });

  it('allows few kinds with one word', () => {
    expect(playable([itemOf('apple')])).toEqual({
      cards: isPlayable,
      'letter-match': isPlayable,
      'match-up': no('TooFewWords'),
      'multiple-choice': no('TooFewOptions'),
      spelling: isPlayable,
    });
  });

  it('allows multiple choice with fillers', () => {
    const fillers = [itemOf('house'), itemOf('water')];
    expect(playable([itemOf('apple')], { fillers })).toMatchObject({
      'match-up': no('TooFewWords'),
      'multiple-choice': isPlayable,
    });
  });

  it('refuses multiple choice if all words mean the same', () => {
    const items = ['lift', 'elevator'].map((text) => itemOf('Aufzug', { wordId: text }));
    expect(playable(items)).toEqual({
      cards: isPlayable,
      'letter-match': isPlayable,
      'match-up': isPlayable,
      'multiple-choice': no('TooFewOptions'),
      spelling: isPlayable,
    });
  });

  it('refuses multiple choice if all options are correct', () => {
    const items = [itemOf('cat'), itemOf('a cat')];
    expect(playable(items)['multiple-choice']).toEqual(no('TooFewOptions'));
  });

  it('types the words that pictures show', () => {
    expect(playable(['apple', 'pear'].map(picture))).toEqual(
      Object.fromEntries(quizCodes.map((code) => [code, isPlayable])),
    );
    const short = { ...picture('egg'), prompt: { text: 'Ei', langCode: 'de' } };
    const shortest = { ...picture('egg'), prompt: { text: 'o', langCode: 'de' } };
    expect(playable([short])['letter-match']).toEqual(isPlayable);
    expect(playable([shortest])['letter-match']).toEqual(no('UnsuitableLetters'));
  });

  it.each(['o', 'ooo', 'incomprehensibilities and more'])('refuses letter match for %s', (text) => {
    expect(playable([itemOf(text)])['letter-match']).toEqual(no('UnsuitableLetters'));
  });

  it.each([
    ['NoWords', QuizMode.Tran, false],
    ['NoWords', QuizMode.Image, false],
    ['NoTranslations', QuizMode.Tran, true],
    ['NoTranslations', QuizMode.Tran | QuizMode.Image, true],
    ['NoImages', QuizMode.Image, true],
  ])('refuses every kind with %s in mode %i', (reason, mode, hasWords) => {
    expect(playable([], { mode, hasWords })).toEqual(
      Object.fromEntries(quizCodes.map((code) => [code, no(reason)])),
    );
  });

  it('handles a thousand words that mean the same', () => {
    const items = Array.from({ length: 1_000 }, (_, number) =>
      itemOf('thing', { wordId: `${number}`, prompt: { text: `${number}` } }),
    );
    expect(playable(items)['multiple-choice']).toEqual(no('TooFewOptions'));
  });
});
