import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { limits } from '@wordhoard/contract/limits';
import { isSlug, isTagCode } from '@wordhoard/validators';
import { describe, expect, it } from 'vitest';
import { createImageFinder } from '../image/image-set.ts';
import { contentLangCodes } from './content.ts';
import { planContent } from './plan.ts';
import { readContent } from './read-content.ts';

const content = readContent();
const findSetImage = createImageFinder();
const plan = planContent(content, {
  newId: countUp(),
  creditOf: () => ({ licence: 'MIT', source: 'Test' }),
});

function textsOfList(slug: string): string[] {
  const list = plan.list.find((candidate) => candidate.slug === slug);
  const textOf = new Map(plan.word.map(({ id, text }) => [id, text]));
  return plan.listWord
    .filter(({ listId }) => listId === list?.id)
    .map(({ wordId }) => textOf.get(wordId) ?? '');
}

describe('the starter content', () => {
  it('has a picture for every concept that names one', () => {
    const pictures = content.concepts.flatMap(({ picture }) => picture ?? []);
    expect(pictures.filter((picture) => findSetImage(picture) === undefined)).toEqual([]);
    expect(new Set(pictures).size).toBeGreaterThan(600);
  });

  it('keeps to languages of the catalogue', () => {
    const used = [plan.word, plan.list, plan.wordTable].flat().map(({ langCode }) => langCode);
    expect([...new Set(used)].filter((code) => !isLangCode(code))).toEqual([]);
  });

  it('has a name for every group, and words for every name', () => {
    const used = new Set(content.concepts.map(({ group }) => group));
    expect(content.groups.map(({ code }) => code).sort()).toEqual([...used].sort());
    expect(content.groups.filter(({ code }) => !isTagCode(code))).toEqual([]);
  });

  it('names each pictured concept in every language', () => {
    const gaps = content.concepts
      .filter(({ picture }) => picture !== undefined)
      .flatMap(({ group, words }) =>
        contentLangCodes
          .filter((langCode) => words[langCode].length === 0)
          .map((langCode) => `${group} ${words.en[0]} ${langCode}`),
      );
    expect(gaps).toEqual([]);
  });

  it('shows how words are used in sentences that contain them', () => {
    const strays = content.examples.filter(
      ({ text, example }) => !example.toLowerCase().includes(text.toLowerCase()),
    );
    expect(strays).toEqual([]);
    expect(plan.wordContribution.length).toBeGreaterThan(100);
  });

  it('keeps within the limits that hold for learners', () => {
    expect(plan.word.filter(({ text }) => text.length > limits.wordMaxLength)).toEqual([]);
    for (const { example } of content.examples)
      expect(example.length).toBeLessThanOrEqual(limits.exampleMaxLength);
    expect(plan.list.filter(({ wordCount }) => wordCount > limits.listMaxWords)).toEqual([]);
    for (const { name, note, slug } of [...content.tables, ...plan.list]) {
      expect(isSlug(slug), slug).toBe(true);
      const texts = [name, note].flatMap((text) =>
        typeof text === 'string' ? [text] : Object.values(text),
      );
      expect(texts[0]?.length, slug).toBeLessThanOrEqual(limits.nameMaxLength);
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(limits.noteMaxLength);
    }
  });

  it('has no word twice', () => {
    const names = plan.word.map(({ langCode, key, mode }) => `${langCode} ${key} ${mode}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('lists countries and languages by letter, and other words from the everyday to the rare', () => {
    expect(textsOfList('de-countries').slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Albanien']);
    expect(textsOfList('en-languages')[0]).toBe('Afrikaans');
    expect(textsOfList('en-fruit')[0]).toBe('apple');
  });

  it('says what is already said nowhere else: slugs, tags and links are there once', () => {
    const once = (names: string[]) => expect(new Set(names).size).toBe(names.length);
    once([...plan.list, ...plan.wordTable].map(({ slug }) => slug));
    once(plan.tag.map(({ code }) => code));
    once(plan.listWord.map(({ listId, wordId }) => `${listId} ${wordId}`));
    once(plan.wordImage.map(({ imageId, wordId }) => `${imageId} ${wordId}`));
  });
});

describe('the plan', () => {
  it('is the same for the same content', () => {
    const again = planContent(content, {
      newId: countUp(),
      creditOf: () => ({ licence: 'MIT', source: 'Test' }),
    });
    expect(again).toEqual(plan);
  });

  it('joins the words of a concept across languages only', () => {
    const langCodes = new Map(plan.word.map(({ id, langCode }) => [id, langCode]));
    const wrong = plan.translation.filter(
      ({ lowWordId, highWordId, lowLangCode, highLangCode }) =>
        lowWordId >= highWordId ||
        lowLangCode === highLangCode ||
        langCodes.get(lowWordId) !== lowLangCode ||
        langCodes.get(highWordId) !== highLangCode,
    );
    expect(wrong).toEqual([]);
  });

  it('marks a word with every part of speech that it is translated under', () => {
    const answer = plan.word.filter(({ langCode, key }) => langCode === 'en' && key === 'apple');
    expect(answer).toMatchObject([{ text: 'apple', searchText: 'apple', speechPartIds: [6] }]);
  });

  it('counts the words of lists, tags and languages', () => {
    const fruit = plan.list.find(({ slug }) => slug === 'de-fruit');
    const words = plan.listWord.filter(({ listId }) => listId === fruit?.id);
    expect(fruit?.wordCount).toBe(words.length);
    expect(words.map(({ position }) => position)).toEqual(words.map((_, index) => index + 1));
    const counted = plan.language.reduce((sum, { wordCount }) => sum + wordCount, 0);
    expect(counted).toBe(plan.word.length);
  });

  it('shows months and days in their order', () => {
    const wordsOf = (slug: string) => {
      const list = plan.list.find((other) => other.slug === slug);
      const texts = new Map(plan.word.map(({ id, text }) => [id, text]));
      return plan.listWord
        .filter(({ listId }) => listId === list?.id)
        .map(({ wordId }) => texts.get(wordId));
    };
    expect(wordsOf('en-months').slice(0, 2)).toEqual(['January', 'February']);
    expect(wordsOf('en-months')).toHaveLength(12);
    expect(wordsOf('fr-weekdays')).toEqual([
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'samedi',
      'dimanche',
    ]);
  });
});

it('credits every set of pictures that it uses', () => {
  const used = new Set(
    content.concepts.flatMap(({ picture }) => findSetImage(picture ?? '')?.set.licence ?? []),
  );
  expect([...used].sort()).toEqual(['CC-BY-4.0', 'MIT']);
});

function countUp(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`;
  };
}
