import { routes } from '@wordhoard/contract';
import { EntryStatus, QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildTag, buildTagWord, type Tag } from '../../../test/contribution-factory.ts';
import {
  buildImage,
  buildList,
  buildTranslation,
  buildUser,
  buildWord,
  buildWords,
} from '../../../test/factory.ts';
import { requestQuiz } from '../../../test/quiz-request.ts';
import { useApp } from '../../../test/test-app.ts';
import { wordImage } from '../../schema/image.ts';
import { translation, translationPin } from '../../schema/translation.ts';

const app = useApp();
const tranLangCode = 'ia';

type Word = Awaited<ReturnType<typeof buildWord>>;

async function tagWords(tag: Tag, words: readonly Word[]): Promise<void> {
  for (const word of words) await buildTagWord(app.database, tag, word);
}

/** A word with a meaning in each of two themes, and two other words of the second theme. */
async function buildOrange() {
  const { database } = app;
  const [colors, fruit] = [await buildTag(database), await buildTag(database)];
  const [orange, apple, pear] = await buildWords(database, 3);
  if (!orange || !apple || !pear) throw new Error('words are missing');
  const color = await buildWord(database, { langCode: tranLangCode });
  const orangeFruit = await buildWord(database, { langCode: tranLangCode });
  const ofColor = await buildTranslation(database, [orange, color], { likeCount: 3 });
  const ofFruit = await buildTranslation(database, [orange, orangeFruit]);
  await tagWords(colors, [orange, color]);
  await tagWords(fruit, [orange, orangeFruit, apple, pear]);
  return { colors, fruit, orange, apple, pear, color, orangeFruit, ofColor, ofFruit };
}

type Orange = Awaited<ReturnType<typeof buildOrange>>;

const createList = (words: readonly Word[]) => buildList(app.database, words);

async function cardIn(words: readonly Word[], headers?: Record<string, string>) {
  const { id: listId } = await createList(words);
  const { data } = await app.call(routes.list.wordFeed, { listId, tranLangCode }, headers);
  return data.find(({ id }) => id === words[0]?.id);
}

const meaningsIn = async (words: readonly Word[], headers?: Record<string, string>) =>
  (await cardIn(words, headers))?.trans.map(({ dest }) => dest.id);

const idsOf = (...words: readonly Word[]) => words.map(({ id }) => id);

describe('translations', () => {
  it('of the theme of most words of a list come first', async () => {
    const { orange, apple, pear, color, orangeFruit } = await buildOrange();
    expect(await meaningsIn([orange, apple, pear])).toEqual(idsOf(orangeFruit, color));
    const [other, another] = await buildWords(app.database, 2);
    if (!other || !another) throw new Error('words are missing');
    expect(await meaningsIn([orange, apple, other, another])).toEqual(idsOf(color, orangeFruit));
    expect(await meaningsIn([orange])).toEqual(idsOf(color, orangeFruit));
  });

  it('of a tag come first in its feed, whatever else its words have in common', async () => {
    const { orange, colors, fruit, color, orangeFruit } = await buildOrange();
    const findMeanings = async ({ code }: Tag) => {
      const request = { code, langCode: 'eo', tranLangCode };
      const { data } = await app.call(routes.tag.wordFeed, request);
      return data.find(({ id }) => id === orange.id)?.trans.map(({ dest }) => dest.id);
    };
    expect(await findMeanings(fruit)).toEqual(idsOf(orangeFruit, color));
    expect(await findMeanings(colors)).toEqual(idsOf(color, orangeFruit));
  });

  it('are the most liked ones elsewhere', async () => {
    const { orange, color, orangeFruit } = await buildOrange();
    const { trans } = await app.call(routes.word.record, { id: orange.id, tranLangCode });
    expect(trans.map(({ dest }) => dest.id)).toEqual(idsOf(color, orangeFruit));
  });

  it('that the caller has pinned come before those of the theme', async () => {
    const { orange, apple, pear, color, orangeFruit, ofColor } = await buildOrange();
    const user = await buildUser(app.database);
    const pin = { userId: user.id, wordId: orange.id, translationId: ofColor.id };
    await app.database.insert(translationPin).values(pin);
    const meanings = await meaningsIn([orange, apple, pear], await app.headersOf(user));
    expect(meanings).toEqual(idsOf(color, orangeFruit));
  });

  it('follow approved tags only', async () => {
    const { database } = app;
    const { orange, color, ...others } = await buildOrange();
    const { id: userId } = await buildUser(database);
    const proposed = await buildTag(database);
    const unsure = await buildWords(database, 2);
    for (const word of [orange, color, ...unsure]) {
      await buildTagWord(database, proposed, word, { status: EntryStatus.Pending, userId });
    }
    await database
      .update(translation)
      .set({ likeCount: 5 })
      .where(eq(translation.id, others.ofFruit.id));
    expect(await meaningsIn([orange, ...unsure])).toEqual(idsOf(others.orangeFruit, color));
  });
});

it('definitions of the theme come first in the own language of a list, and not in the feed of its tag', async () => {
  const { database } = app;
  const { orange, apple, pear, colors, fruit } = await buildOrange();
  const mode = WordMode.Definition;
  const ofColor = await buildWord(database, { mode });
  const ofFruit = await buildWord(database, { mode });
  for (const one of [ofColor, ofFruit]) await buildTranslation(database, [orange, one]);
  await tagWords(colors, [ofColor]);
  await tagWords(fruit, [ofFruit]);
  const { id: listId } = await createList([orange, apple, pear]);
  const { data } = await app.call(routes.list.wordFeed, { listId, tranLangCode: 'eo' });
  const shown = data[0]?.trans.map(({ dest }) => dest.id);
  expect(shown).toEqual(idsOf(ofFruit, ofColor));
  const feed = await app.call(routes.tag.wordFeed, { code: fruit.code, langCode: 'eo' });
  expect(feed).toMatchObject({ total: 3 });
  expect(feed.data.map(({ id }) => id)).not.toContain(ofFruit.id);
});

describe('pictures', () => {
  /** A picture of the word that words of a theme share. */
  async function picture({ orange }: Orange, words: readonly Word[]) {
    const { imageId, ...link } = await buildImage(app.database, orange.id);
    for (const { id: wordId } of words) {
      const { imageId: unused, ...row } = await buildImage(app.database, wordId);
      await app.database.update(wordImage).set({ imageId }).where(eq(wordImage.id, row.id));
    }
    return link.id;
  }

  it('of the theme are shown, and none of another meaning', async () => {
    const meanings = await buildOrange();
    const { orange, apple, pear, color, orangeFruit } = meanings;
    const [dyed, painted] = await buildWords(app.database, 2);
    if (!dyed || !painted) throw new Error('words are missing');
    const ofColor = await picture(meanings, [color, dyed, painted]);
    const shownIn = async (words: readonly Word[]) => (await cardIn(words))?.image?.id;
    expect(await shownIn([orange])).toBe(ofColor);
    expect(await shownIn([orange, apple, pear])).toBeUndefined();
    const ofFruit = await picture(meanings, [orangeFruit]);
    expect(await shownIn([orange, apple, pear])).toBe(ofFruit);
  });

  it('of words with one theme are shown whatever they show elsewhere', async () => {
    const { orange, apple, pear } = await buildOrange();
    const strangers = await buildWords(app.database, 3);
    const shared = await buildImage(app.database, apple.id);
    for (const { id } of strangers) {
      const { id: link } = await buildImage(app.database, id);
      const { imageId } = shared;
      await app.database.update(wordImage).set({ imageId }).where(eq(wordImage.id, link));
    }
    expect((await cardIn([apple, orange, pear]))?.image?.id).toBe(shared.id);
  });
});

it('a quiz and a lesson of a theme ask for its meaning', async () => {
  const { orange, apple, pear, color, orangeFruit, fruit } = await buildOrange();
  await buildTranslation(app.database, [
    apple,
    await buildWord(app.database, { langCode: tranLangCode }),
  ]);
  const { id } = await createList([orange, apple, pear]);
  const ids = idsOf(orange, apple, pear);
  const answerIn = async (source: Parameters<typeof requestQuiz>[1]['source']) => {
    const request = { source, tranLangCode, count: 10, mode: QuizMode.Tran };
    const { pairs } = await requestQuiz(app, request);
    return pairs.find(({ word }) => word.id === orange.id)?.item.text;
  };
  expect(await answerIn({ kind: 'list', id })).toBe(orangeFruit.text);
  expect(await answerIn({ kind: 'tag', code: fruit.code, langCode: 'eo' })).toBe(orangeFruit.text);
  expect(await answerIn({ kind: 'lesson', ids, langCode: 'eo' })).toBe(orangeFruit.text);
  expect(await answerIn({ kind: 'words', ids: [orange.id], langCode: 'eo' })).toBe(color.text);
});

it.each([
  ['en-fruit', 'ru', 'апельсин', 'orange'],
  ['en-colors', 'ru', 'оранжевый', 'orange'],
  ['en-fruit', 'en', 'a round sweet fruit from Spain with a thick skin, good for juice', 'orange'],
  ['es-fruit', 'en', 'orange', 'naranja'],
])(
  'the list %s of the starter content explains words in %s by %s',
  async (slug, into, meaning, text) => {
    const { id: listId } = await app.call(routes.list.record, { slug });
    const request = { listId, tranLangCode: into, pageSize: 50 };
    const { data } = await app.call(routes.list.wordFeed, request);
    const shown = data.find((word) => word.text === text);
    expect(shown?.trans[0]?.dest.text).toBe(meaning);
  },
);

it.each([
  ['en-fruit', 'orange', '/picture/1f34a.svg'],
  ['es-fruit', 'naranja', '/picture/1f34a.svg'],
  ['en-colors', 'orange', '/picture/1f7e0.svg'],
])('the list %s of the starter content shows %s as %s', async (slug, text, url) => {
  const { id: listId } = await app.call(routes.list.record, { slug });
  const { data } = await app.call(routes.list.wordFeed, { listId, pageSize: 50 });
  expect(data.find((word) => word.text === text)?.image?.url).toBe(url);
});
