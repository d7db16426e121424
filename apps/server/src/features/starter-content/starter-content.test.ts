import type { Grammar } from '@wordhoard/contract';
import { type LevelCode, WordMode } from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { limits } from '@wordhoard/contract/limits';
import { alignReading } from '@wordhoard/quiz-engine/text';
import { isSlug, isTagCode } from '@wordhoard/validators';
import { describe, expect, it } from 'vitest';
import { journeyContent } from '../../../test/template.ts';
import { createImageFinder } from '../image/image-set.ts';
import { splitHomograph } from '../word/numbered-text.ts';
import { type ContentLangCode, contentLangCodes } from './content.ts';
import { findFaults } from './faults/faults.ts';
import { findWorseFigures, measureFigures, readFigureLimits } from './faults/figures.ts';
import { planContent } from './plan.ts';
import { findMisnamedWords } from './plan-words.ts';
import { readContent } from './read-content.ts';

const content = readContent();
const themed = content.concepts.filter(({ mode }) => mode !== WordMode.Idiom);
/** Those of the themes, without countries, languages, months and weekdays. */
const graded = themed.filter(({ level }) => level !== undefined);
const findSetImage = createImageFinder();
const plan = planContent(content, {
  newId: countingIds(),
  creditOf: () => ({ licence: 'MIT', source: 'Test' }),
});

const completeLangCodes = ['en', 'de', 'es', 'fr', 'ru', 'it', 'pt', 'uk', 'pl'] as const;

const textOf = new Map(plan.word.map(({ id, text }) => [id, text]));

function listTexts(slug: string): string[] {
  const list = plan.list.find((candidate) => candidate.slug === slug);
  return plan.listWord
    .filter(({ listId }) => listId === list?.id)
    .map(({ wordId }) => textOf.get(wordId) ?? '');
}

describe('the starter content', () => {
  it('has every picture', () => {
    const pictures = content.concepts.flatMap(({ picture }) => picture ?? []);
    expect(pictures.filter((picture) => findSetImage(picture) === undefined)).toEqual([]);
    expect(new Set(pictures).size).toBeGreaterThan(600);
    const first = content.concepts.filter(({ level }) => level === 'A1');
    const pictured = first.filter(({ picture }) => picture !== undefined);
    expect(pictured.length / first.length).toBeGreaterThan(0.6);
  });

  it('translates a word first as the course teaches it first', () => {
    const first = (langCode: string, text: string) => {
      const own = plan.word.find((word) => word.langCode === langCode && word.text === text);
      const { lowWordId = '', highWordId = '' } =
        plan.translation.find(
          ({ lowLangCode, highLangCode, lowWordId: low, highWordId: high }) =>
            [low, high].includes(own?.id ?? '') && [lowLangCode, highLangCode].includes('en'),
        ) ?? {};
      return textOf.get(lowWordId === own?.id ? highWordId : lowWordId);
    };
    expect(first('de', 'gut')).toBe('good');
    expect(first('de', 'Mann')).toBe('man');
    expect(first('fr', 'femme')).toBe('woman');
  });

  it('uses languages of the catalogue only', () => {
    const used = [plan.word, plan.list, plan.wordTable].flat().map(({ langCode }) => langCode);
    expect([...new Set(used)].filter((code) => !isLangCode(code))).toEqual([]);
  });

  it('has a name for every group and words for every group', () => {
    const used = new Set(content.concepts.map(({ group }) => group));
    expect(content.groups.map(({ code }) => code).sort()).toEqual([...used].sort());
    expect(content.groups.filter(({ code }) => !isTagCode(code))).toEqual([]);
  });

  it('has words for every concept in the languages of most learners', () => {
    const gaps = themed.flatMap(({ group, words }) =>
      completeLangCodes
        .filter((langCode) => words[langCode].length === 0)
        .map((langCode) => `${group} ${words.en[0]} ${langCode}`),
    );
    expect(gaps).toEqual([]);
  });

  it('has a level for every concept of a theme', () => {
    const withoutLevel = content.concepts.filter(({ level }) => level === undefined);
    const groups = new Set(withoutLevel.map(({ group }) => group));
    expect([...groups].sort()).toEqual(['countries', 'languages', 'months', 'weekdays']);
  });

  it('distinguishes the concepts of a theme by their English word, part of speech and sense', () => {
    const names = themed.map(({ group, speechPart, words, sense }) =>
      [group, speechPart, words.en[0], sense].join(' '),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(['en', 'ru'] as const)('tells meanings of the same %s word apart', (langCode) => {
    const named = themed.map((concept) => {
      const { text } = splitHomograph(concept.words[langCode][0] ?? '');
      return { ...concept, name: `${concept.speechPart} ${text.toLowerCase()}` };
    });
    const heads = ({ words }: (typeof named)[number], code: ContentLangCode) => words[code][0];
    const hasOtherWord = (one: (typeof named)[number], other: (typeof named)[number]) =>
      contentLangCodes.some(
        (code) =>
          code !== langCode &&
          heads(one, code) !== undefined &&
          heads(other, code) !== undefined &&
          heads(one, code) !== heads(other, code),
      );
    const untold = [...Map.groupBy(named, ({ name }) => name).values()].flatMap((alike) =>
      alike.filter(
        (one) =>
          one.senses?.[langCode] === undefined && alike.some((other) => hasOtherWord(one, other)),
      ),
    );
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it('links words with the sense that they share', () => {
    const idOf = (text: string) => plan.word.find((word) => word.text === text)?.id ?? '';
    const findSense = (...texts: string[]) => {
      const ids = texts.map(idOf);
      return plan.translation.find(
        (row) => ids.includes(row.lowWordId) && ids.includes(row.highWordId),
      )?.sense;
    };
    expect(findSense('letter', 'Buchstabe')).toEqual({ en: 'of the alphabet' });
    expect(findSense('wood', 'дерево')).toEqual({ ru: 'материал' });
    expect(findSense('Holz', 'madera')).toBeNull();
    // The German word has both meanings.
    expect(findSense('play', 'spielen')).toBeNull();
    expect(findSense('play', 'tocar')).toEqual({ en: 'an instrument' });
  });

  it('has idioms with definitions in five languages, most of them with equivalents', () => {
    const idioms = content.concepts.filter(({ mode }) => mode === WordMode.Idiom);
    const own = idioms.flatMap((idiom) => Object.keys(idiom.definitions ?? {}));
    for (const langCode of ['en', 'de', 'es', 'fr', 'ru']) {
      expect(own.filter((code) => code === langCode).length).toBeGreaterThanOrEqual(40);
    }
    const languages = idioms.map(
      ({ words }) => Object.values(words).filter((texts) => texts.length > 0).length,
    );
    expect(languages.filter((count) => count > 2).length).toBeGreaterThan(idioms.length / 2);
  });

  it('has themes for every idiom, the same in all languages', () => {
    const codes = new Set(themed.map(({ group }) => group));
    const idioms = content.concepts.filter(({ mode }) => mode === WordMode.Idiom);
    expect(idioms.filter(({ themes = [] }) => themes.length === 0)).toEqual([]);
    const unknown = idioms.flatMap(({ themes = [] }) => themes.filter((code) => !codes.has(code)));
    expect(unknown).toEqual([]);
    const named = idioms.flatMap(({ words, themes }) =>
      Object.entries(words).flatMap(([langCode, texts]) =>
        texts.map((text) => ({ name: `${langCode} ${text}`, themes: String(themes) })),
      ),
    );
    const byName = Map.groupBy(named, ({ name }) => name);
    expect(byName.size).toBeGreaterThan(300);
    const differing = [...byName.values()].filter(
      (same) => new Set(same.map(({ themes }) => themes)).size > 1,
    );
    expect(differing).toEqual([]);
  });

  it('tags idioms with their themes, beside the words', () => {
    const tag = plan.tag.find(({ code }) => code === 'sky');
    const wordOf = new Map(plan.word.map((word) => [word.id, word]));
    const tagged = plan.tagWord.filter(
      ({ tagId, wordId }) => tagId === tag?.id && wordOf.get(wordId)?.mode !== WordMode.Definition,
    );
    expect(tag?.wordCount).toBe(tagged.length);
    const english = tagged
      .map(({ wordId }) => wordOf.get(wordId))
      .filter((word) => word?.langCode === 'en');
    expect(english[0]).toMatchObject({ text: 'weather', mode: WordMode.Word });
    expect(english.at(-1)).toMatchObject({ text: 'rain cats and dogs', mode: WordMode.Idiom });
    expect(listTexts('en-sky')).not.toContain('rain cats and dogs');
  });

  it.each(contentLangCodes)('has a sentence in %s for nearly every example', (langCode) => {
    const examples = content.concepts
      .filter(({ words }) => words[langCode].length > 0)
      .flatMap(({ example }) => example ?? []);
    const written = examples.filter((example) => example[langCode] !== undefined);
    expect(examples.length).toBeGreaterThan(1_000);
    expect(written.length).toBeGreaterThan(0.99 * examples.length);
  });

  it.each(['ar', 'he'] as const)(
    'has the vowels of every word of %s, and romanises it',
    (langCode) => {
      const grammarOf = new Map(
        content.grammar.flatMap((row) =>
          row.langCode === langCode ? [[row.text, row.grammar]] : [],
        ),
      );
      const words = new Set(graded.flatMap((concept) => concept.words[langCode]));
      const faulty = [...words].filter((word) => {
        const { reading, romanisation = '' } = grammarOf.get(word) ?? {};
        return !reading || !/^[\p{Script=Latin}\p{M}’ʾʿ .…,/-]+$/u.test(romanisation);
      });
      expect(faulty).toEqual([]);
    },
  );

  it('teaches each concept of the first two levels once, in lessons of five', () => {
    const taught = content.units.flatMap(({ concepts }) => concepts);
    const levels = new Set<LevelCode | undefined>(['A1', 'A2']);
    const expected = themed.filter(({ level }) => levels.has(level));
    expect(expected.filter((concept) => !taught.includes(concept))).toEqual([]);
    expect(taught.filter((concept, index) => taught.indexOf(concept) !== index)).toEqual([]);
    expect(content.units.filter(({ concepts }) => concepts.length % 5 > 0)).toEqual([]);
  });

  it('begins the course with words that make sentences', () => {
    const lessons = listTexts('de-course-hello');
    expect(lessons.slice(0, 10)).toEqual([
      ...['hallo', 'ja', 'bitte', 'Wasser', 'danke'],
      ...['ich', 'wollen', 'nein', 'Brot', 'und'],
    ]);
  });

  it('has no faults that the check knows', () => {
    expect(findFaults(content)).toEqual([]);
  });

  it('is as complete as before, and no more doubtful', () => {
    expect(findWorseFigures(measureFigures(content), readFigureLimits())).toEqual([]);
  });

  it('respects the limits', () => {
    const isTooLong = ({ text, mode }: (typeof plan.word)[number]) =>
      text.length >
      (mode === WordMode.Definition ? limits.definitionMaxLength : limits.wordMaxLength);
    expect(plan.word.filter(isTooLong)).toEqual([]);
    for (const { example } of plan.wordContribution)
      expect(example?.length ?? 0).toBeLessThanOrEqual(limits.exampleMaxLength);
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

  it('has no duplicate words', () => {
    const names = plan.word.map(({ langCode, key, mode, homograph }) =>
      [langCode, key, mode, homograph].join(' '),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('orders countries and languages alphabetically, and other words by frequency', () => {
    expect(listTexts('de-countries').slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Albanien']);
    expect(listTexts('en-languages')[0]).toBe('Afrikaans');
    expect(listTexts('en-fruit')[0]).toBe('apple');
  });

  it('has readings that can be set above the characters', () => {
    const isOfCharacters = /\p{Script=Han}/u;
    const undivided = content.grammar.filter(
      ({ langCode, text, grammar: { reading } }) =>
        alignReading(splitHomograph(text).text, reading, langCode).length === 1 &&
        isOfCharacters.test(text) &&
        (langCode === 'zh' ? /.\p{Script=Han}/u : /\p{Script=Hiragana}/u).test(text),
    );
    expect(undivided.filter(({ grammar: { reading } }) => reading)).toEqual([]);
  });

  it('writes pinyin in words', () => {
    const readings = content.grammar
      .filter(({ langCode }) => langCode === 'zh')
      .flatMap(({ grammar: { reading } }) => reading?.normalize('NFD') ?? []);
    expect(readings).toContain('xuéxí'.normalize('NFD'));
    expect(readings.filter((reading) => /'|’(?![aoe])/u.test(reading))).toEqual([]);
  });

  it('has one row of grammar for a word, with a gender that the language has', () => {
    const names = content.grammar
      // Further rows tell variants and levels.
      .filter(({ grammar: { variants, level } }) => variants === undefined && level === undefined)
      .map(({ langCode, text }) => `${langCode} ${text}`);
    expect(new Set(names).size).toBe(names.length);
    const withNeuter = ['de', 'ru', 'uk', 'pl'];
    const wrong = content.grammar.filter(
      ({ langCode, grammar: { gender } }) => gender === 'neuter' && !withNeuter.includes(langCode),
    );
    expect(wrong).toEqual([]);
    const genders = content.grammar.filter(({ grammar: { gender } }) => gender !== undefined);
    expect(genders.length).toBeGreaterThan(4_000);
  });

  it('has forms that lead from one text to its word', () => {
    const idOf = new Map(plan.word.map(({ id, langCode, text }) => [`${langCode} ${text}`, id]));
    const formsOf = Map.groupBy(plan.wordForm, ({ key }) => key);
    const owners = (key: string) => formsOf.get(key)?.map(({ wordId }) => wordId);
    for (const [langCode, text, key] of [
      ['en', 'go', 'went'],
      ['en', 'mouse', 'mice'],
      ['de', 'gehen', 'ging'],
      ['de', 'Haus', 'hauser'],
      ['es', 'ir', 'fui'],
      ['es', 'ser', 'fui'],
      ['fr', 'œil', 'yeux'],
      ['it', 'uomo', 'uomini'],
      ['pt', 'fazer', 'fiz'],
      ['ru', 'книга', 'книгу'],
      ['ru', 'человек', 'люди'],
      ['uk', 'людина', 'люди'],
      ['pl', 'ręka', 'rak'],
      ['ja', '飲む', '飲みます'],
      ['zh', '谢谢', '謝謝'],
      ['zh', '你好', 'nihao'],
      ['ar', 'كتب', 'يكتب'],
      ['he', 'ספר', 'ספרים'],
    ] as const) {
      expect(owners(key), `${langCode} ${key}`).toContain(idOf.get(`${langCode} ${text}`));
    }
  });

  it('has no form twice, none that is its word, and none that is too long', () => {
    const rows = content.forms.map(({ langCode, text, kind }) => `${langCode} ${kind} ${text}`);
    expect(new Set(rows).size).toBe(rows.length);
    const wrong = content.forms.filter(({ text, forms }) => forms.includes(text));
    expect(wrong).toEqual([]);
    const texts = content.forms.flatMap(({ forms }) => forms);
    expect(texts.filter(({ length }) => length > limits.wordMaxLength)).toEqual([]);
    const { grammarMaxVariants } = limits;
    const isLong = ({ variants = [] }: Grammar) => variants.length > grammarMaxVariants;
    expect(content.grammar.filter(({ grammar }) => isLong(grammar))).toEqual([]);
  });

  it('has cells of tables with the words that their texts are forms of', () => {
    const wordOf = new Map(plan.word.map((word) => [word.id, word]));
    const shown = new Set(
      plan.tableCellWord.map(({ wordId, form }) => {
        const { langCode, text } = wordOf.get(wordId) ?? expect.fail(`${wordId} is no word`);
        return `${langCode} ${form === null ? text : `${form} < ${text}`}`;
      }),
    );
    for (const cell of [
      'en went < go',
      'en left < leave',
      'en saw < see',
      'en his',
      'de ging < gehen',
      'ru стою < стоять',
      'ru живёт < жить',
      'pl droga < drogi',
    ])
      expect(shown, cell).toContain(cell);
    expect(plan.word.filter(({ langCode, text }) => langCode === 'en' && text === 'went')).toEqual(
      [],
    );
    // The text itself is a word that the content teaches, or no known form.
    const used = new Set(plan.tableCellWord.map(({ wordId }) => wordId));
    const isOrphan = ({ mode, speechPartIds }: (typeof plan.word)[number]) =>
      mode !== WordMode.Definition && speechPartIds.length === 0;
    expect(plan.word.filter((word) => isOrphan(word) && !used.has(word.id))).toEqual([]);
  });

  it('numbers homographs from one', () => {
    expect(findMisnamedWords(content)).toEqual([]);
  });

  it('has no duplicate slugs, tags or links', () => {
    const once = (names: string[]) => expect(new Set(names).size).toBe(names.length);
    once([...plan.list, ...plan.wordTable].map(({ slug }) => slug));
    once(plan.tag.map(({ code }) => code));
    once(plan.listWord.map(({ listId, wordId }) => `${listId} ${wordId}`));
    once(plan.wordImage.map(({ imageId, wordId }) => `${imageId} ${wordId}`));
  });
});

it('has enough words of each level up to B2 for a placement', () => {
  const countOf = (level: LevelCode) =>
    plan.word.filter(({ langCode, grammar }) => langCode === 'de' && grammar?.level === level)
      .length;
  for (const level of ['A1', 'A2', 'B1', 'B2'] as const)
    expect(countOf(level)).toBeGreaterThanOrEqual(20);
});

describe('the plan', () => {
  it('is the same for the same content', () => {
    const some = journeyContent(content);
    const [once, again] = [0, 1].map(() =>
      planContent(some, {
        newId: countingIds(),
        creditOf: () => ({ licence: 'MIT', source: 'Test' }),
      }),
    );
    // Comparing thousands of rows one by one takes seconds.
    expect(JSON.stringify(again) === JSON.stringify(once)).toBe(true);
  });

  it('translates words between languages, and links definitions to words of their language', () => {
    const words = new Map(plan.word.map((word) => [word.id, word]));
    const wrong = plan.translation.filter(
      ({ lowWordId, highWordId, lowLangCode, highLangCode }) => {
        const sides = [words.get(lowWordId), words.get(highWordId)];
        const definitions = sides.filter((side) => side?.mode === WordMode.Definition);
        return (
          lowWordId >= highWordId ||
          definitions.length !== (lowLangCode === highLangCode ? 1 : 0) ||
          sides[0]?.langCode !== lowLangCode ||
          sides[1]?.langCode !== highLangCode
        );
      },
    );
    expect(wrong).toEqual([]);
  });

  it('keeps apart what it says about homographs', () => {
    const words = new Map(plan.word.map((word) => [word.id, word]));
    const tell = (langCode: string, text: string, homograph: number) => {
      const word = plan.word.find(
        (one) => one.langCode === langCode && one.text === text && one.homograph === homograph,
      );
      const english = plan.translation
        .filter(({ lowWordId, highWordId }) => [lowWordId, highWordId].includes(word?.id ?? ''))
        .flatMap(({ lowWordId, highWordId }) => [lowWordId, highWordId].map((id) => words.get(id)))
        .filter((other) => other?.langCode === 'en' && other.id !== word?.id);
      const lists = plan.listWord.filter(({ wordId }) => wordId === word?.id);
      const contribution = plan.wordContribution.find(({ wordId }) => wordId === word?.id);
      return {
        english: english.map((other) => other?.text),
        slugs: lists.flatMap(({ listId }) => {
          const slug = plan.list.find(({ id }) => id === listId)?.slug;
          return slug?.includes('-course-') ? [] : slug;
        }),
        grammar: word?.grammar,
        example: contribution?.example,
      };
    };
    expect(tell('de', 'sein', 1)).toMatchObject({
      english: ['be'],
      slugs: ['de-everyday-verbs'],
    });
    expect(tell('de', 'sein', 2)).toMatchObject({
      english: ['his', 'its'],
      slugs: ['de-pronouns'],
    });
    expect(tell('de', 'Schild', 1).grammar).toMatchObject({
      gender: 'masculine',
      plural: 'Schilde',
    });
    expect(tell('de', 'Schild', 2).grammar).toMatchObject({
      gender: 'neuter',
      plural: 'Schilder',
    });
    expect(tell('es', 'salud', 1)).toMatchObject({
      english: ['health'],
      grammar: { gender: 'feminine' },
      example: expect.stringContaining('verduras'),
    });
    const cheers = tell('es', 'salud', 2);
    expect(cheers).toMatchObject({ english: ['cheers'], slugs: ['es-greetings'] });
    expect(cheers.grammar).not.toHaveProperty('gender');
    expect(cheers.example).not.toEqual(expect.any(String));
    expect(tell('zh', '还', 2).grammar).toMatchObject({ reading: 'huán' });
    expect(tell('en', 'watch', 1).example).not.toBe(tell('en', 'watch', 2).example);
  });

  it('gives the words of a concept a definition in their language', () => {
    const pig = content.concepts.find(({ words }) => words.en[0] === 'pig');
    const explained = plan.word
      .filter(({ mode, text }) => mode === WordMode.Definition && text === pig?.definitions?.de)
      .flatMap(({ id }) =>
        plan.translation
          .filter(({ lowWordId, highWordId }) => [lowWordId, highWordId].includes(id))
          .flatMap(({ lowWordId, highWordId }) => [lowWordId, highWordId])
          .filter((other) => other !== id),
      );
    expect(plan.word.filter(({ id }) => explained.includes(id))).toMatchObject([
      { text: 'Schwein', langCode: 'de', mode: WordMode.Word },
    ]);
  });

  it('gives a word the parts of speech and the level of its concepts', () => {
    const answer = plan.word.filter(({ langCode, key }) => langCode === 'en' && key === 'apple');
    expect(answer).toMatchObject([
      { text: 'apple', searchText: 'apple', speechPartIds: [6], grammar: { level: 'A1' } },
    ]);
  });

  it('counts the words of lists, tags and languages', () => {
    const fruit = plan.list.find(({ slug }) => slug === 'de-fruit');
    const words = plan.listWord.filter(({ listId }) => listId === fruit?.id);
    expect(fruit?.wordCount).toBe(words.length);
    expect(words.map(({ position }) => position)).toEqual(words.map((_, index) => index + 1));
    const counted = plan.language.reduce((sum, { wordCount }) => sum + wordCount, 0);
    const definitions = plan.word.filter(({ mode }) => mode === WordMode.Definition);
    expect(definitions.length).toBeGreaterThan(1_900);
    expect(counted).toBe(plan.word.length - definitions.length);
  });

  it('keeps the order of months and days', () => {
    expect(listTexts('en-months').slice(0, 2)).toEqual(['January', 'February']);
    expect(listTexts('en-months')).toHaveLength(12);
    expect(listTexts('fr-weekdays')).toEqual([
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

it('credits every set of pictures', () => {
  const used = new Set(
    content.concepts.flatMap(({ picture }) => findSetImage(picture ?? '')?.set.licence ?? []),
  );
  expect([...used].sort()).toEqual(['CC-BY-4.0', 'MIT']);
  const flagOfFrance = '1f1eb-1f1f7';
  expect(findSetImage(flagOfFrance)?.set.licence).toBe('CC-BY-4.0');
});

function countingIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`;
  };
}
