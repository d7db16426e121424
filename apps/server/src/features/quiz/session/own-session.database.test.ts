import type { QuizSource } from '@wordhoard/contract';
import { Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../../test/contribution-factory.ts';
import { buildList, buildTranslation, buildUser, buildWord } from '../../../../test/factory.ts';
import { learnWord } from '../../../../test/learn-word.ts';
import { buildMeanings, refusedQuiz, requestQuiz } from '../../../../test/quiz-request.ts';
import { reader, useApp } from '../../../../test/test-app.ts';

const app = useApp();

describe('a private list', () => {
  it('cannot be asked by others', async () => {
    const owner = await buildUser(app.database);
    const words = await buildMeanings(app.database, [['uno'], ['duo']]);
    const list = await buildList(app.database, words, {
      userId: owner.id,
      privacy: Privacy.Private,
    });
    for (const source of [
      { kind: 'list', id: list.id } as const,
      { kind: 'list', slug: list.slug } as const,
    ]) {
      for (const headers of [reader, await app.headersOf()]) {
        const selection = { source, tranLangCode: 'ia' };
        expect(await refusedQuiz(app, selection, headers)).toMatchObject({
          status: 404,
          code: 'NotFound',
        });
      }
    }
    const own = await requestQuiz(
      app,
      { source: { kind: 'list', id: list.id }, tranLangCode: 'ia' },
      await app.headersOf(owner),
    );
    expect(own.pairs).toHaveLength(2);
  });

  it('does not ask hidden words of any source', async () => {
    const hidden = await buildHiddenWord(app.database, { text: 'kaŝita' });
    const meaning = await buildWord(app.database, { langCode: 'ia', text: 'celate' });
    await buildTranslation(app.database, [hidden, meaning]);
    const list = await buildList(app.database, [hidden]);
    const sources: QuizSource[] = [
      { kind: 'list', id: list.id },
      { kind: 'words', ids: [hidden.id], langCode: 'eo' },
      { kind: 'search', text: 'kaŝita', langCode: 'eo' },
    ];
    for (const source of sources) {
      expect((await requestQuiz(app, { source, tranLangCode: 'ia' })).pairs).toEqual([]);
    }
  });
});

describe('own words', () => {
  it('require sign-in', async () => {
    const source = { kind: 'own', knowing: 'saved', langCode: 'eo' } as const;
    expect(await refusedQuiz(app, { source })).toMatchObject({
      status: 401,
      code: 'NotAuthorized',
    });
  });

  it('are saved or known words', async () => {
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const [saved, known] = await buildMeanings(app.database, [['uno'], ['duo']]);
    if (saved) await learnWord(app.database, learner, saved, Knowing.Saved);
    if (known) await learnWord(app.database, learner, known, Knowing.Known);
    const own = (knowing: 'saved' | 'known') =>
      requestQuiz(
        app,
        { source: { kind: 'own', knowing, langCode: 'eo' }, tranLangCode: 'ia' },
        headers,
      );
    expect((await own('saved')).pairs).toMatchObject([
      { word: { id: saved?.id, knowing: Knowing.Saved } },
    ]);
    expect((await own('known')).pairs).toMatchObject([{ word: { id: known?.id } }]);
  });
});
