import { QuizMode, quizCodes } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildImage, buildList } from '../../../test/factory.ts';
import { buildMeanings, fruit, requestQuiz } from '../../../test/quiz-request.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

describe('pictures', () => {
  it('are answers, except of typing', async () => {
    const quiz = await requestQuiz(app, { source: fruit, mode: QuizMode.Image, count: 3 });
    for (const { item, word } of quiz.pairs) expect(item.imageKey).toBe(word.image?.url);
  });

  it.each(['forward', 'backward'] as const)('are prompts of typing %s', async (direction) => {
    const quiz = await requestQuiz(app, {
      source: fruit,
      mode: QuizMode.Image,
      direction,
      codes: ['letter-match', 'spelling'],
    });
    expect(quiz.settings.direction).toBe('backward');
    for (const { item, word } of quiz.pairs) {
      expect(item).toMatchObject({ prompt: { imageKey: word.image?.url }, text: word.text });
      expect(item.imageKey).toBeUndefined();
    }
    expect(new Set(quiz.pairs.map(({ code }) => code)).size).toBe(2);
  });

  it('are answers in a mixed quiz, so no answer is typed', async () => {
    const selection = { source: fruit, mode: QuizMode.Image, codes: [...quizCodes] };
    const { settings, pairs } = await requestQuiz(app, selection);
    expect(settings.direction).toBe('forward');
    expect(new Set(pairs.map(({ code }) => code))).toEqual(
      new Set(['cards', 'match-up', 'multiple-choice']),
    );
  });

  it('are mixed with translations if both are requested', async () => {
    const words = await buildMeanings(app.database, [['uno'], ['duo'], []]);
    await buildImage(app.database, words[0]?.id ?? '');
    const list = await buildList(app.database, words);
    const source = { kind: 'list', id: list.id } as const;
    const both = await requestQuiz(app, {
      source,
      tranLangCode: 'ia',
      mode: QuizMode.Tran | QuizMode.Image,
    });
    expect(both.pairs).toHaveLength(2);
    const withImage = both.pairs.filter(({ item }) => item.imageKey !== undefined);
    expect(withImage.map(({ word }) => word.id)).toEqual([words[0]?.id]);
    const none = await requestQuiz(app, { source, tranLangCode: 'vo', mode: QuizMode.Image });
    expect(none.pairs).toHaveLength(1);
  });
});
