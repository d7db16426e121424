import type { QuizItemRecord } from '@wordhoard/contract';
import { quizCodes } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildQuizItem } from '../test/quiz-item.ts';
import { buildAnswerPool, findUnavailableKinds } from './answer-pool.ts';

const findUnavailable = (items: QuizItemRecord[], fillers: QuizItemRecord[] = []) =>
  findUnavailableKinds(buildAnswerPool(items, fillers), 'NoImages');

const picture = (name: string) => buildQuizItem(name, { imageKey: `/picture/${name}.svg` });

describe('[B19] the unavailable kinds of question', () => {
  it('are none with several words', () => {
    expect(findUnavailable(['apple', 'pear', 'plum'].map((text) => buildQuizItem(text)))).toEqual(
      {},
    );
  });

  it('of one word need others', () => {
    expect(findUnavailable([buildQuizItem('apple')])).toEqual({
      'match-up': 'TooFewWords',
      'multiple-choice': 'TooFewOptions',
    });
  });

  it('include match-up, but not multiple choice, with fillers', () => {
    const fillers = [buildQuizItem('house'), buildQuizItem('water')];
    expect(findUnavailable([buildQuizItem('apple')], fillers)).toEqual({
      'match-up': 'TooFewWords',
    });
  });

  it('include multiple choice if all words mean the same', () => {
    const items = ['lift', 'elevator'].map((text) => buildQuizItem('Aufzug', { wordId: text }));
    expect(findUnavailable(items)).toEqual({ 'multiple-choice': 'TooFewOptions' });
  });

  it('include multiple choice if all options are correct', () => {
    const items = [buildQuizItem('cat'), buildQuizItem('a cat')];
    expect(findUnavailable(items)).toEqual({ 'multiple-choice': 'TooFewOptions' });
  });

  it('are none with several forms of one word', () => {
    const forms = ['went', 'gone'].map((text, index) =>
      buildQuizItem(text, { wordId: 'go', asks: 'form', rowId: 'go', columnId: `${index}` }),
    );
    expect(findUnavailable(forms)).toEqual({});
  });

  it('are those that cannot type the words that pictures show', () => {
    expect(findUnavailable(['apple', 'pear'].map(picture))).toEqual({});
    const short = { ...picture('egg'), prompt: { text: 'Ei', langCode: 'de' } };
    const shortest = { ...picture('egg'), prompt: { text: 'o', langCode: 'de' } };
    expect(findUnavailable([short])['letter-match']).toBeUndefined();
    expect(findUnavailable([shortest])['letter-match']).toBe('UnsuitableLetters');
  });

  it.each(['o', 'ooo', 'incomprehensibilitiesandmore'])('include letter match for %s', (text) => {
    expect(findUnavailable([buildQuizItem(text)])['letter-match']).toBe('UnsuitableLetters');
  });

  it('are all without items, for the given reason', () => {
    expect(findUnavailable([])).toEqual(
      Object.fromEntries(quizCodes.map((code) => [code, 'NoImages'])),
    );
  });

  it('are found among a thousand words that mean the same', () => {
    const items = Array.from({ length: 1_000 }, (_, number) =>
      buildQuizItem('thing', { wordId: `${number}`, prompt: { text: `${number}` } }),
    );
    expect(findUnavailable(items)['multiple-choice']).toBe('TooFewOptions');
  });
});
