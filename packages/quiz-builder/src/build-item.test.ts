import type { Grammar, WordRecord } from '@wordhoard/contract';
import { type QuizAspect, QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildMeaning, buildWord } from '../test/word-record.ts';
import { acceptSynonyms } from './accepted-answers.ts';
import { buildItem } from './build-item.ts';
import { formatFullForm } from './grammar-items.ts';

const asking = { mode: QuizMode.Tran, direction: 'forward' } as const;

const ask = (asks: QuizAspect, word: WordRecord) => buildItem(word, { ...asking, asks }, undefined);

const noun = (text: string, langCode: string, grammar: Grammar) =>
  buildWord(text, { langCode, grammar });

it.each<QuizAspect>(['meaning', 'plural', 'gap'])(
  '[B27] tells the part of speech and the level of its word, asked for its %s',
  (asks) => {
    const word = buildWord('Haus', {
      grammar: { level: 'A2', plural: 'Häuser' },
      example: 'Das ist ein Haus.',
      trans: [buildMeaning('house')],
    });
    expect(ask(asks, word)).toMatchObject({ wordId: word.id, speechPartId: 6, level: 2 });
  },
);

describe('[B3] a definition', () => {
  const definition = 'Samen des Mandelbaums; Mandeln';
  const { dest, ...rest } = buildMeaning(definition);
  const definedBy = { ...rest, dest: { ...dest, langCode: 'de', mode: WordMode.Definition } };
  const almond = buildWord('Mandel', { trans: [definedBy] });

  it.each(['forward', 'backward'] as const)('does not contain its word, asked %s', (direction) => {
    const masked = 'Samen des …; …';
    const item = buildItem(almond, { ...asking, direction, asks: 'meaning' }, undefined);
    const [shown, other] = direction === 'forward' ? [item, item?.prompt] : [item?.prompt, item];
    expect(shown).toMatchObject({ text: masked, isDefinition: true });
    expect(other).toMatchObject({ text: 'Mandel' });
    expect(item?.accepted).toEqual([item?.text]);
  });

  it('does not contain the words that it is asked for', () => {
    const explaining = buildWord(definition, {
      mode: WordMode.Definition,
      trans: [{ ...rest, dest: { ...dest, text: 'Mandel', langCode: 'de', mode: WordMode.Word } }],
    });
    expect(ask('meaning', explaining)?.prompt.text).toBe('Samen des …; …');
  });
});

describe('[B4] the article of a noun', () => {
  it('is asked with all articles of its language', () => {
    expect(ask('article', noun('Auge', 'de', { gender: 'neuter' }))).toMatchObject({
      asks: 'article',
      prompt: { text: 'Auge', langCode: 'de' },
      text: 'das',
      langCode: 'de',
      accepted: ['das', 'das Auge'],
      options: ['der', 'die', 'das'],
      kinds: ['multiple-choice', 'cards'],
      fullForm: 'das Auge',
      spoken: 'das Auge',
    });
  });

  it.each<[string, string, Grammar, string]>([
    ['agua', 'es', { gender: 'feminine', article: 'el' }, 'el'],
    ['héros', 'fr', { gender: 'masculine', article: 'le' }, 'le'],
    ['specchio', 'it', { gender: 'masculine' }, 'lo'],
    ['Auge', 'de', { article: 'das' }, 'das'],
  ])('of %s in %s is the one that is stored or follows', (text, langCode, grammar, article) => {
    expect(ask('article', noun(text, langCode, grammar))?.text).toBe(article);
  });

  it.each<[string, string, Grammar | null]>([
    ['laufen', 'de', null],
    ['école', 'fr', { gender: 'feminine' }],
    ['isola', 'it', { gender: 'feminine' }],
    ['élève', 'fr', { gender: 'common' }],
    ['gafas', 'es', { gender: 'feminine', article: 'las' }],
    ['Eltern', 'de', { gender: 'masculine', article: 'die' }],
    ['Ferien', 'de', { article: 'die' }],
    ['das Auge', 'de', { gender: 'neuter' }],
    ['huis', 'nl', { gender: 'neuter', article: 'het' }],
    ['сирота', 'ru', { gender: 'common' }],
  ])('of %s in %s is not asked', (text, langCode, grammar) => {
    expect(ask('article', buildWord(text, { langCode, grammar }))).toBeUndefined();
  });

  it('is its gender where nouns have no article', () => {
    expect(ask('article', noun('ночь', 'ru', { gender: 'feminine' }))).toMatchObject({
      asks: 'gender',
      text: 'feminine',
      accepted: ['feminine'],
      options: ['masculine', 'feminine', 'neuter'],
    });
    expect(ask('article', noun('شمس', 'ar', { gender: 'feminine' }))?.options).toEqual([
      'masculine',
      'feminine',
    ]);
  });
});

const isMadeFrom =
  (...expected: string[]) =>
  (options: string[]) =>
    options.toSorted().join() === expected.toSorted().join();

describe('[B5] the plural of a noun', () => {
  it('is asked by the singular with its article, and accepts the article of the plural', () => {
    expect(ask('plural', noun('Auge', 'de', { gender: 'neuter', plural: 'Augen' }))).toMatchObject({
      asks: 'plural',
      prompt: { text: 'das Auge', langCode: 'de' },
      text: 'Augen',
      accepted: ['Augen'],
      article: 'die',
      kinds: ['cards', 'multiple-choice', 'spelling', 'letter-match'],
      options: expect.toSatisfy(isMadeFrom('Auge', 'Augen', 'Auger', 'Auges')),
      fullForm: 'das Auge, die Augen',
      spoken: 'die Augen',
    });
    expect(ask('plural', noun('глаз', 'ru', { plural: 'глаза' }))).toMatchObject({
      prompt: { text: 'глаз' },
      text: 'глаза',
    });
  });

  it('that equals the singular is asked if the article tells which one is shown', () => {
    const girl = noun('Mädchen', 'de', { gender: 'neuter', plural: 'Mädchen' });
    expect(ask('plural', girl)).toMatchObject({
      kinds: ['cards', 'multiple-choice', 'spelling'],
      options: expect.toSatisfy(isMadeFrom('Mädchen', 'Mädchene', 'Mädchener', 'Mädchens')),
    });
    const phrase = noun('Happy End', 'de', { gender: 'neuter', plural: 'Happy End' });
    expect(ask('plural', phrase)?.kinds).toEqual(['cards', 'spelling']);
    expect(ask('plural', noun('пальто', 'ru', { plural: 'пальто' }))).toBeUndefined();
  });
});

it('[B5] the plural may stand anywhere among its options, but always in the same place', () => {
  const findPlace = (text: string) => {
    const item = ask('plural', noun(text, 'de', { gender: 'feminine', plural: `${text}n` }));
    return item?.options?.indexOf(item.text);
  };
  const nouns = ['Blume', 'Banane', 'Kirsche', 'Tasche', 'Lampe', 'Straße', 'Katze', 'Nase'].concat(
    ['Brille', 'Hose', 'Jacke', 'Suppe', 'Tasse', 'Flasche', 'Schule', 'Küche'],
  );
  expect(new Set(nouns.map(findPlace))).toEqual(new Set([0, 1, 2, 3]));
  expect(nouns.map(findPlace)).toEqual(nouns.map(findPlace));
});

it('[B5] the plural has plurals of other words as options if few wrong ones can be formed', () => {
  const book = ask('plural', noun('كتاب', 'ar', { plural: 'كتب' }));
  expect(book).toMatchObject({ kinds: ['cards', 'multiple-choice', 'spelling', 'letter-match'] });
  expect(book).not.toHaveProperty('options');
  expect(ask('plural', noun('Papagei', 'de', { plural: 'Papageien' }))?.options).toHaveLength(3);
});

describe('[B6] the reading of a word', () => {
  it('is pinyin in Latin letters, or kana that may be typed as romaji', () => {
    expect(ask('reading', noun('眼睛', 'zh', { reading: 'yǎnjing' }))).toMatchObject({
      prompt: { text: '眼睛', langCode: 'zh' },
      text: 'yǎnjing',
      langCode: 'zh-Latn',
      accepted: ['yǎnjing'],
    });
    const cat = noun('猫', 'ja', { reading: 'ねこ', romanisation: 'neko' });
    expect(ask('reading', cat)).toMatchObject({
      text: 'ねこ',
      langCode: 'ja',
      accepted: ['ねこ', 'neko'],
      kinds: ['cards', 'multiple-choice', 'match-up', 'spelling'],
    });
  });

  it('that only adds vowel marks is not asked', () => {
    expect(ask('reading', noun('أسرة', 'ar', { reading: 'أُسْرَة' }))).toBeUndefined();
  });
});

describe('[B7] a gap', () => {
  const bag = buildWord('Tasche', {
    example: 'Meine Schlüssel sind in der Tasche.',
    exampleDetails: { trans: [{ langCode: 'en', text: 'My keys are in the bag.' }] },
    trans: [buildMeaning('bag')],
  });

  it('is filled by the word as it stands in the sentence', () => {
    expect(ask('gap', bag)).toMatchObject({
      asks: 'gap',
      prompt: {
        text: 'Meine Schlüssel sind in der ____.',
        langCode: 'de',
        gap: {
          before: 'Meine Schlüssel sind in der ',
          after: '.',
          hint: { text: 'My keys are in the bag.', langCode: 'en' },
        },
      },
      text: 'Tasche',
      speechPartId: 6,
    });
    const eat = buildWord('essen', {
      example: 'Sie isst gern.',
      exampleDetails: { form: 'isst', trans: [] },
      trans: [buildMeaning('eat')],
    });
    expect(ask('gap', eat)).toMatchObject({
      text: 'isst',
      prompt: { gap: { hint: { text: 'eat', langCode: 'en' } } },
    });
  });

  it('does not reveal by a capital letter that it begins the sentence', () => {
    const can = { ...bag, text: 'können', example: 'Kannst du schwimmen?' };
    const details = { form: 'Kannst', trans: [] };
    expect(ask('gap', { ...can, exampleDetails: details })?.text).toBe('kannst');
    expect(ask('gap', { ...bag, example: 'Tasche weg!' })?.text).toBe('Tasche');
  });

  it('is not asked without a sentence, its word or a hint', () => {
    expect(ask('gap', { ...bag, example: null })).toBeUndefined();
    expect(ask('gap', { ...bag, example: 'Ich packe ein.' })).toBeUndefined();
    expect(ask('gap', { ...bag, trans: [] })).toBeUndefined();
  });

  it('[B9] takes synonyms too', () => {
    const sack = { ...bag, id: 'sack', text: 'Beutel', example: 'Der Beutel ist leer.' };
    const hat = {
      ...sack,
      id: 'hat',
      text: 'Hut',
      example: 'Der Hut ist rot.',
      trans: [buildMeaning('hat')],
    };
    const [candidate, ...fillers] = [bag, sack, hat].flatMap((word) => {
      const item = ask('gap', word);
      return item === undefined ? [] : [{ word, item }];
    });
    const accepted = candidate && acceptSynonyms([candidate], fillers)[0]?.item.accepted;
    expect(accepted).toEqual(['Tasche', 'Beutel']);
  });
});

it.each<[string, string, Grammar | null, string]>([
  ['Auge', 'de', { gender: 'neuter', plural: 'Augen' }, 'das Auge, die Augen'],
  ['agua', 'es', { gender: 'feminine', article: 'el', plural: 'aguas' }, 'el agua, las aguas'],
  ['école', 'fr', { gender: 'feminine', plural: 'écoles' }, 'l’école, les écoles'],
  ['uovo', 'it', { gender: 'masculine', plural: 'uova' }, 'l’uovo, uova'],
  ['Milch', 'de', { gender: 'feminine' }, 'die Milch'],
  ['глаз', 'ru', { gender: 'masculine', plural: 'глаза' }, 'глаз, глаза'],
  ['манго', 'ru', { gender: 'neuter', plural: 'манго' }, 'манго'],
  ['Mädchen', 'de', { gender: 'neuter', plural: 'Mädchen' }, 'das Mädchen, die Mädchen'],
  ['die Eltern', 'de', { gender: 'masculine', article: 'die' }, 'die Eltern'],
])('[B8] %s in %s with %j is headed %s', (text, langCode, grammar, form) => {
  expect(formatFullForm({ text, langCode, grammar })).toBe(form);
});

it('[B2] asks for the meaning backward with other spellings of the word', () => {
  const backward = { mode: QuizMode.Tran, direction: 'backward', asks: 'meaning' } as const;
  const askFor = (text: string, langCode: string, grammar: Grammar) =>
    buildItem(
      buildWord(text, { langCode, grammar, trans: [buildMeaning('horse')] }),
      backward,
      undefined,
    );
  expect(askFor('馬', 'ja', { reading: 'うま', variants: ['午'] })?.spellings).toEqual([
    'うま',
    '午',
  ]);
  expect(askFor('马', 'zh', { reading: 'mǎ', variants: ['馬'] })?.spellings).toEqual(['馬']);
  expect(askFor('馬', 'ja', {})).not.toHaveProperty('spellings');
  expect(askFor('馬', 'ja', { romanisation: 'uma' })?.romanisations).toEqual(['uma']);
  expect(askFor('马', 'zh', { reading: 'mǎ' })?.romanisations).toEqual(['mǎ']);
  expect(askFor('馬', 'ja', { reading: 'うま' })).not.toHaveProperty('romanisations');
});

it('[B2] asks for the meaning backward with the article that an answer may have', () => {
  const word = { ...noun('Auge', 'de', { gender: 'neuter' }), trans: [buildMeaning('eye')] };
  const backward = { ...asking, direction: 'backward', asks: 'meaning' } as const;
  expect(buildItem(word, backward, undefined)).toMatchObject({ text: 'Auge', article: 'das' });
});
