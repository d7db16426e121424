import { type Grammar, routes } from '@wordhoard/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTranslation, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

beforeAll(async () => {
  const add = (langCode: string, text: string, grammar: Grammar | null = null) =>
    buildWord(app.database, { langCode, text, grammar });
  const german = await add('de', 'Haselmaus', { plural: 'Haselmäuse' });
  const english = await add('en', 'dormouse', { plural: 'dormice' });
  await buildTranslation(app.database, [german, english]);
  const similar = ['schon', 'schön', 'Kuchen', 'Küche', 'fürs', 'für', 'lehren', 'Lehrer'];
  for (const text of similar) await add('de', text);
  await add('ru', 'чернильница');
  await add('uk', 'в’юнок');
  await add('fr', 'orge');
  await add('fr', 'côte', { plural: 'côtes' });
  await add('fr', 'cotes');
  await add('ja', '蛍', { reading: 'ほたる', romanisation: 'hotaru' });
  await add('zh', '萤火虫', { reading: 'yínghuǒchóng' });
  await add('zh', '鹿儿', { reading: 'lù’ér' });
  await add('zh', '绿耳', { reading: 'lǜ’ěr', frequencyRank: 1 });
  await add('zh', '路耳', { reading: 'lù’ěr' });
  await add('zh', '鹿路', { reading: 'lù', frequencyRank: 1 });
  await add('zh', '硬', { reading: 'yìng' });
  await add('zh', '盈', { reading: 'yíng', frequencyRank: 1 });
  await add('he', 'גחלילית');
  await add('ar', 'مُحبرة');
  await buildWord(app.database, { langCode: 'ar', text: 'محبرة', speechPartIds: [1] });
  await add('fa', 'مداد');
  await add('el', 'μελάνι');
  await add('ko', '잉크');
});

const search = (s: string, query: Record<string, string>) =>
  app.get(routes.general.search, `/front-general/search?${new URLSearchParams({ s, ...query })}`);

const searchFirst = async (s: string, langCode: string, tranLangCode: string) => {
  const { words, searchedText } = await search(s, { langCode, tranLangCode });
  const [{ text, form } = {}] = words;
  return { text, form: form && { text: form.text, kind: form.kind }, searchedText };
};

describe('a search finds a word by a form', () => {
  it.each([
    ['Haselmäuse', 'de', { text: 'Haselmaus', form: { text: 'Haselmäuse', kind: 'plural' } }],
    ['die haselmause', 'de', { text: 'Haselmaus', form: { text: 'Haselmäuse', kind: 'plural' } }],
    ['dormice', 'de', { text: 'Haselmaus', form: { text: 'dormice', kind: 'plural' } }],
    ['ホタル', 'ja', { text: '蛍', form: { text: 'ほたる', kind: 'reading' } }],
    ['Hotaru', 'ja', { text: '蛍', form: { text: 'hotaru', kind: 'romanisation' } }],
    ['yíng huǒ chóng', 'zh', { text: '萤火虫', form: { text: 'yínghuǒchóng', kind: 'reading' } }],
    ['yinghuochong', 'zh', { text: '萤火虫', form: { text: 'yínghuǒchóng', kind: 'reading' } }],
    ['lù ér', 'zh', { text: '鹿儿', form: { text: 'lù’ér', kind: 'reading' } }],
    ['lùěr', 'zh', { text: '路耳', form: { text: 'lù’ěr', kind: 'reading' } }],
    ["lù'ér", 'zh', { text: '鹿儿', form: { text: 'lù’ér', kind: 'reading' } }],
    ['lüer', 'zh', { text: '绿耳', form: { text: 'lǜ’ěr', kind: 'reading' } }],
    ['yìng', 'zh', { text: '硬', form: { text: 'yìng', kind: 'reading' } }],
    ['ying', 'zh', { text: '盈', form: { text: 'yíng', kind: 'reading' } }],
    ['lü', 'zh', { text: '绿', form: { text: 'lǜ', kind: 'reading' } }],
    ['lu', 'zh', { text: '鹿路', form: { text: 'lù', kind: 'reading' } }],
    ['Schön', 'de', { text: 'schön' }],
    ['"schön"', 'de', { text: 'schön' }],
    ['„die Haselmaus“', 'de', { text: 'Haselmaus' }],
    ['(Haselmaus)', 'de', { text: 'Haselmaus' }],
    ['«чернильница»', 'ru', { text: 'чернильница' }],
    ['محبره', 'ar', { text: 'محبرة' }],
    ['côtes', 'fr', { text: 'côte', form: { text: 'côtes', kind: 'plural' } }],
    ['cotes', 'fr', { text: 'cotes' }],
    ["в'юнок", 'uk', { text: 'в’юнок' }],
  ])('“%s” in %s', async (typed, langCode, first) => {
    const found = await searchFirst(typed, langCode, langCode === 'en' ? 'de' : 'en');
    expect(found).toEqual({ searchedText: null, form: undefined, ...first });
  });
});

it('names the language of a form, which may be that of a translation', async () => {
  const find = async (s: string) =>
    (await search(s, { langCode: 'de', tranLangCode: 'en' })).words[0]?.form?.langCode;
  expect([await find('Haselmäuse'), await find('dormice')]).toEqual(['de', 'en']);
});

describe('a search that finds nothing looks for what is meant', () => {
  it.each([
    ['xthybkmybwf', 'ru', 'чернильница'],
    ['xthybkm', 'ru', 'чернильница', 'черниль'],
    ['chernilnitsa', 'ru', 'чернильница'],
    ['чеpнильница', 'ru', 'чернильница'],
    ['чернильницах', 'ru', 'чернильница'],
    ['вщкьщгыу', 'en', 'dormouse'],
    ['вщкьшсу', 'en', 'dormouse', 'dormice'],
    ['Haselmaeuse', 'de', 'Haselmaus', 'Haselmäuse'],
    ["d'orge", 'fr', 'orge'],
    ['ying2huo3chong2', 'zh', '萤火虫', 'yínghuǒchóng'],
    ['ying2 huo3 chong2', 'zh', '萤火虫', 'yínghuǒchóng'],
    ["lu4'er2", 'zh', '鹿儿', 'lù’ér'],
    ['ying4', 'zh', '硬', 'yìng'],
    ['螢火蟲', 'zh', '萤火虫'],
    ['והגחלילית', 'he', 'גחלילית'],
    ['בגחלילית', 'he', 'גחלילית'],
    ['والمحبرة', 'ar', 'محبرة'],
    ['للمحبرة', 'ar', 'محبرة'],
    ['lpfvm', 'ar', 'محبرة'],
    ['مدادها', 'fa', 'مداد'],
    ['melani', 'el', 'μελάνι'],
    ['ingkeu', 'ko', '잉크'],
  ])('“%s” in %s is %s', async (typed, langCode, text, searchedText = text) => {
    expect(await searchFirst(typed, langCode, langCode === 'en' ? 'ru' : 'en')).toMatchObject({
      text,
      searchedText,
    });
  });

  it.each([
    ['Kueche', 'Küche'],
    ['schoen', 'schön'],
    ['Fuer', 'für'],
    ['Lehrerin', 'Lehrer'],
  ])('“%s” is %s rather than a word with other letters', async (typed, text) => {
    expect(await searchFirst(typed, 'de', 'en')).toMatchObject({ text });
  });

  it('in the languages of both sides', async () => {
    expect(await searchFirst('вщкьщгыу', 'de', 'en')).toMatchObject({
      text: 'Haselmaus',
      searchedText: 'dormouse',
    });
    const { words, searchedText } = await search('xthybkmybwf', {});
    expect([words[0]?.text, searchedText]).toEqual(['чернильница', 'чернильница']);
  });

  it('in all languages, whatever the words are translated into', async () => {
    const { words, searchedText } = await search('المحبرة', { tranLangCode: 'en' });
    expect([words[0]?.text, searchedText]).toEqual(['محبرة', 'محبرة']);
  });

  it('in Latin letters, which are read only as the languages that are named', async () => {
    const found = await search('xthybkmybwf', { tranLangCode: 'en' });
    expect(found).toMatchObject({ words: [], searchedText: null });
  });

  it('unless the learner wants it as typed, or it has a typing error', async () => {
    const typed = { langCode: 'ru', tranLangCode: 'en', asTyped: 'true' };
    expect(await search('xthybkmybwf', typed)).toMatchObject({ words: [], searchedText: null });
    expect(await searchFirst('чернилница', 'ru', 'en')).toMatchObject({
      text: 'чернильница',
      searchedText: null,
    });
    const inEachHalf = await searchFirst('dorrmoues', 'en', 'ru');
    expect(inEachHalf).toMatchObject({ text: 'dormouse', searchedText: null });
  });
});

it('finds the words of a feed by what is meant', async () => {
  const feed = { langCode: 'ru', tranLangCode: 'en', text: 'xthybkmybwf' };
  const { data } = await app.call(routes.word.feed, feed);
  expect(data).toMatchObject([{ text: 'чернильница' }]);
});
