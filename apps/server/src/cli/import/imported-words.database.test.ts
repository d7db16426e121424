import { routes } from '@wordhoard/contract';
import { Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser } from '../../../test/factory.ts';
import { useImport, yieldRows } from '../../../test/import.ts';
import { useApp } from '../../../test/test-app.ts';
import { word, wordContribution } from '../../schema/word.ts';
import type { Row } from './entry.ts';
import { readSeparatedValues } from './separated-values.ts';

const app = useApp();
const { run, fileOf, bad } = useImport(app);

describe('grammar and examples', () => {
  const findWord = (text: string, langCode = 'vo') =>
    app.call(routes.word.entity, { langCode, text, tranLangCode: langCode === 'vo' ? 'en' : 'vo' });

  const entry: Row = {
    location: '1',
    text: 'bim',
    translations: ['tree'],
    speechPart: 'noun',
    grammar: { gender: 'masculine', plural: 'bims', ipa: 'bim' },
    grammarOf: { tree: { gender: 'neuter' } },
    example: { text: 'Bim binom gretik.', translation: 'The tree is big.' },
  };

  it('become contributions to words and translations', async () => {
    const result = await run(yieldRows(entry), { digest: 'facts' });
    expect(result.facts).toBe(2);
    expect(await findWord('bim')).toMatchObject({
      grammar: entry.grammar,
      example: 'Bim binom gretik.',
      exampleDetails: { trans: [{ langCode: 'en', text: 'The tree is big.' }] },
    });
    const contributions = await app.database
      .select({ licence: wordContribution.licence, userId: wordContribution.userId })
      .from(wordContribution)
      .innerJoin(word, eq(word.id, wordContribution.wordId))
      .where(eq(word.langCode, 'vo'));
    expect(contributions).toEqual([{ licence: 'CC0-1.0', userId: null }]);
  });

  it('are added only where a published word has none', async () => {
    const other: Row = {
      ...entry,
      grammar: { gender: 'feminine', ipa: 'biːm', romanisation: 'bim' },
      example: { text: 'Logob bimi.', translation: 'I see a tree.' },
    };
    const added = await run(yieldRows(other), { digest: 'more facts' });
    expect(added).toMatchObject({ facts: 1, words: 0, translations: 0 });
    expect(await findWord('bim')).toMatchObject({
      grammar: { ...entry.grammar, romanisation: 'bim' },
      example: 'Bim binom gretik.',
    });
    const again = await run(yieldRows(entry, other), { digest: 'same facts' });
    expect(again).toMatchObject({ entries: 2, facts: 0 });
  });

  it('complete a word that a learner keeps private, without its contribution', async () => {
    const learner = await buildUser(app.database);
    await buildPersonalWord(
      app.database,
      learner,
      { langCode: 'vo', text: 'lilit', key: 'lilit', searchText: 'lilit' },
      { example: 'Mine', privacy: Privacy.Private },
    );
    await run(yieldRows({ ...entry, text: 'lilit', translations: ['lantern'] }), {
      digest: 'private',
    });
    expect(await findWord('lilit')).toMatchObject({
      grammar: entry.grammar,
      example: 'Bim binom gretik.',
    });
  });

  it('come from the columns that the header of a file names', async () => {
    const path = await fileOf(
      'grammar.tsv',
      [
        'word translations speechPart gender plural forms reading romanisation stress ipa level frequencyRank example exampleTranslation variants',
        'jip sheep noun feminine jips genitive:jipa;dative:jipe jip jip jíp ʒip A2 812 Jip_binon_smalik. The_sheep_is_small. yip;jipp',
        'jevod horse noun     jevod     Jevod.',
        'kun cow noun none',
        'nim animal noun         first',
      ]
        .map((line) => line.replaceAll(' ', '\t').replaceAll('_', ' '))
        .join('\n'),
    );
    bad.length = 0;
    const result = await run(readSeparatedValues(path, { delimiter: '\t' }), { digest: 'grammar' });
    expect(result).toMatchObject({ entries: 2, facts: 2, bad: 2 });
    expect(bad).toEqual([
      { location: 'line 4', reason: 'grammar gender is not valid' },
      { location: 'line 5', reason: 'grammar frequencyRank is not valid' },
    ]);
    const findWord = (text: string) => app.call(routes.word.entity, { langCode: 'vo', text });
    expect(await findWord('jip')).toMatchObject({
      grammar: {
        ...{
          gender: 'feminine',
          plural: 'jips',
          reading: 'jip',
          romanisation: 'jip',
          stress: 'jíp',
        },
        ...{ ipa: 'ʒip', level: 'A2', frequencyRank: 812 },
        forms: [
          { name: 'genitive', text: 'jipa' },
          { name: 'dative', text: 'jipe' },
        ],
        variants: ['yip', 'jipp'],
      },
      example: 'Jip binon smalik.',
      exampleDetails: { trans: [{ langCode: 'en', text: 'The sheep is small.' }] },
    });
    expect(await findWord('jevod')).toMatchObject({
      grammar: { romanisation: 'jevod' },
      example: null,
    });
  });
});

it('imports idioms with idioms, beside words of the same text', async () => {
  const path = await fileOf(
    'idioms.csv',
    'word,translations,part of speech,mode\nglad,ice,noun,\nbrekön gladi,break the ice,,idiom\nglad,ice,,Idiom\nrod,pink,,poem',
  );
  bad.length = 0;
  const result = await run(readSeparatedValues(path, { delimiter: ',' }), { digest: 'idioms' });
  expect(result).toMatchObject({ entries: 3, words: 5, translations: 3, bad: 1 });
  expect(bad).toEqual([{ location: 'line 5', reason: 'poem is neither word nor idiom' }]);
  const feed = { langCode: 'vo', tranLangCode: 'en', mode: WordMode.Idiom };
  const { data } = await app.call(routes.word.feed, feed);
  expect(data.map(({ text, trans }) => [text, ...trans.map(({ dest }) => dest)])).toEqual([
    ['brekön gladi', expect.objectContaining({ text: 'break the ice', mode: WordMode.Idiom })],
    ['glad', expect.objectContaining({ text: 'ice', mode: WordMode.Idiom })],
  ]);
});

it('imports definitions of words in their own language', async () => {
  const long = `${'a very long explanation; '.repeat(11)}end`;
  const path = await fileOf(
    'definitions.csv',
    `word,definition,part of speech,example\nlil,lit kela; or a lamp,noun,Lil binon in dom.\nlil,"${long}",noun\nlilit,${'x'.repeat(301)},noun`,
  );
  bad.length = 0;
  const rows = readSeparatedValues(path, { delimiter: ',', hasDefinitions: true });
  const result = await run(rows, { digest: 'definitions', to: 'vo' });
  expect(result).toMatchObject({ entries: 2, translations: 2, bad: 1 });
  expect(bad).toEqual([{ location: 'line 4', reason: 'no valid definition' }]);
  const named = { langCode: 'vo', text: 'lil', tranLangCode: 'vo' };
  const lil = await app.call(routes.word.entity, named);
  expect(lil).toMatchObject({ example: 'Lil binon in dom.', exampleDetails: { trans: [] } });
  const definitions = lil.speechParts[0]?.tranFeed.data.map(({ dest }) => dest);
  expect(definitions).toMatchObject([
    { text: 'lit kela; or a lamp', mode: WordMode.Definition },
    { text: long, mode: WordMode.Definition },
  ]);
});
