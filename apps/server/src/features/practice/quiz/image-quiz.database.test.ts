import { QuizMode } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildImage, buildList } from '../../../../test/factory.ts';
import { buildMeanings, fruit, materialOf } from '../../../../test/quiz-material.ts';
import { useApp } from '../../../../test/test-app.ts';

const app = useApp();

describe('pictures', () => {
  it('are what is asked for, and nothing that would have to be typed', async () => {
    const quiz = await materialOf(app, { source: fruit, mode: QuizMode.Image, count: 3 });
    for (const { item, word } of quiz.pairs) expect(item.imageKey).toBe(word.image?.url);
    expect(quiz.playable).toMatchObject({
      cards: { playable: true },
      'match-up': { playable: true },
      'multiple-choice': { playable: true },
      spelling: { playable: false, reason: 'ImageCannotBeTyped' },
      'letter-match': { playable: false, reason: 'ImageCannotBeTyped' },
    });
  });

  it('ask for the word, the other way round', async () => {
    const quiz = await materialOf(app, {
      source: fruit,
      mode: QuizMode.Image,
      direction: 'backward',
      codes: ['spelling'],
    });
    for (const { item, word } of quiz.pairs) {
      expect(item).toMatchObject({ prompt: { imageKey: word.image?.url }, text: word.text });
      expect(item.imageKey).toBeUndefined();
    }
    expect(quiz.playable.spelling).toEqual({ playable: true });
  });

  it('stand beside translations where both are wished for', async () => {
    const words = await buildMeanings(app.database, [['uno'], ['duo'], []]);
    await buildImage(app.database, words[0]?.id ?? '');
    const list = await buildList(app.database, words);
    const source = { kind: 'list', id: list.id } as const;
    const both = await materialOf(app, {
      source,
      tranLangCode: 'ia',
      mode: QuizMode.Tran | QuizMode.Image,
    });
    expect(both.available).toBe(2);
    const pictured = both.pairs.filter(({ item }) => item.imageKey !== undefined);
    expect(pictured.map(({ word }) => word.id)).toEqual([words[0]?.id]);
    const none = await materialOf(app, { source, tranLangCode: 'vo', mode: QuizMode.Image });
    expect(none.available).toBe(1);
  });

  it('say so where there are none', async () => {
    const list = await buildList(app.database, await buildMeanings(app.database, [['uno']]));
    const quiz = await materialOf(app, {
      source: { kind: 'list', id: list.id },
      tranLangCode: 'ia',
      mode: QuizMode.Image,
    });
    expect(quiz.playable.cards).toEqual({ playable: false, reason: 'NoImages' });
  });
});
