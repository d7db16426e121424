import { routes } from '@wordhoard/contract';
import { EntryStatus, Knowing } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../test/contribution-factory.ts';
import { buildImage, buildTranslation, buildWord } from '../../../test/factory.ts';
import { marked } from '../../../test/learn-word.ts';
import {
  buildReviewLearner,
  missingWordId,
  type ReviewLearner,
  today,
} from '../../../test/review-learner.ts';
import { useApp } from '../../../test/test-app.ts';
import { translationPin } from '../../schema/translation.ts';

const app = useApp();
let learner: ReviewLearner;
beforeEach(async () => {
  learner = await buildReviewLearner(app);
});

const typing = { day: today, tranLangCode: 'ia', answer: 'parola' };

describe('proving a word', () => {
  it('makes it known by a translation', async () => {
    const wordId = await buildTranslated('parola', 'vorto');
    expect(await learner.prove(wordId, 'Parola ')).toEqual({
      verdict: 'lenient',
      isRight: true,
      expected: ['parola', 'vorto'],
      knowing: Knowing.Known,
      changed: [
        {
          wordId,
          knowing: Knowing.Known,
          memory: { strength: 4, due: expect.any(String) },
          before: Knowing.Unknown,
          markedAt: expect.any(String),
        },
      ],
    });
    expect(await learner.prove(wordId, 'vorto')).toMatchObject({
      verdict: 'alternative',
      isRight: true,
    });
    expect(await learner.marks()).toMatchObject([
      { knowing: Knowing.Known, provedAt: expect.any(Date) },
    ]);
    expect(await learner.activity()).toMatchObject([{ known: 1, proved: 1 }]);
  });

  it('returns the correct answers after a wrong one and changes nothing', async () => {
    const wordId = await buildTranslated('parola');
    await learner.mark(wordId, Knowing.Saved);
    expect(await learner.prove(wordId, 'libro')).toEqual({
      verdict: 'wrong',
      isRight: false,
      expected: ['parola'],
      knowing: Knowing.Saved,
      changed: [],
    });
    expect(await learner.prove(wordId, 'paorla')).toMatchObject({
      verdict: 'almost',
      isRight: false,
    });
    expect(await learner.marks()).toMatchObject([{ knowing: Knowing.Saved, provedAt: null }]);
    expect(await learner.activity()).toMatchObject([{ proved: 0 }]);
  });

  it('can be undone with all its effects', async () => {
    const wordId = await buildTranslated('parola');
    await learner.mark(wordId, Knowing.Saved);
    const before = await learner.marks();
    const { changed } = await learner.prove(wordId, 'parola');
    expect(await learner.activity()).toMatchObject([{ known: 1, proved: 1 }]);
    await learner.restore(changed);
    expect(await learner.marks()).toEqual(before);
    expect(await learner.activity()).toMatchObject([{ known: 0, proved: 0 }]);
  });

  it('accepts the learner’s own pending translation, but no pending one of others', async () => {
    const [word, translated] = [
      await buildWord(app.database),
      await buildWord(app.database, { langCode: 'ia', text: 'propra' }),
    ];
    const pending = { status: EntryStatus.Pending, userId: learner.user.id };
    await buildTranslation(app.database, [word, translated], pending);
    expect(await learner.prove(word.id, 'propra')).toMatchObject({ isRight: true });
    const body = { wordId: word.id, ...typing };
    expect(await app.refusal(routes.knowing.prove.path, body, await app.headersOf())).toMatchObject(
      { code: 'NotFound' },
    );
  });

  it('expects pinned translations first, then the most liked', async () => {
    const word = await buildWord(app.database);
    const build = async (text: string, likeCount: number) => {
      const translated = await buildWord(app.database, { langCode: 'ia', text, key: newId() });
      return buildTranslation(app.database, [word, translated], { likeCount });
    };
    await build('malgranda', 1);
    await build('liked', 2);
    const { id: translationId } = await build('pinned', 0);
    const pin = { userId: learner.user.id, wordId: word.id, translationId };
    await app.database.insert(translationPin).values(pin);
    const { expected } = await learner.prove(word.id, 'libro');
    expect(expected).toEqual(['pinned', 'liked', 'malgranda']);
  });

  it('keeps the time since when a word is known', async () => {
    const wordId = await buildTranslated('parola');
    const known = marked('2026-03-01', 'known');
    await learner.store(wordId, [known]);
    await learner.prove(wordId, 'parola');
    expect(await learner.marks()).toMatchObject([{ stability: 60, changedAt: new Date(known.at) }]);
    expect(await learner.activity()).toMatchObject([{ known: 0, proved: 1 }]);
  });

  it('makes it known by its picture', async () => {
    const { id: wordId } = await buildWord(app.database);
    const picture = await buildImage(app.database, wordId);
    const { id: other } = await buildImage(app.database, (await buildWord(app.database)).id);
    expect(await learner.proveByImage(wordId, other)).toMatchObject({
      isRight: false,
      knowing: Knowing.Unknown,
    });
    expect(await learner.proveByImage(wordId, picture.id)).toMatchObject({
      isRight: true,
      knowing: Knowing.Known,
    });
  });

  it('refuses a word without translation or picture', async () => {
    const { id: bare } = await buildWord(app.database);
    const { id: hidden } = await buildHiddenWord(app.database);
    const bodies = [
      { wordId: bare, ...typing },
      { wordId: bare, day: today, wordImageId: missingWordId },
      { wordId: hidden, ...typing },
      { wordId: missingWordId, ...typing },
    ];
    for (const body of bodies) {
      expect(await app.refusal(routes.knowing.prove.path, body, learner.headers)).toMatchObject({
        code: 'NotFound',
      });
    }
  });
});

async function buildTranslated(...texts: string[]): Promise<string> {
  const word = await buildWord(app.database);
  for (const text of texts) {
    const unique = await buildWord(app.database, { langCode: 'ia', text, key: newId() });
    await buildTranslation(app.database, [word, unique]);
  }
  return word.id;
}
