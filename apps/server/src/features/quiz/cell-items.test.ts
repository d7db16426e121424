import { WordMode } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildCellItems, type Cell } from './table-candidates.ts';

const label = (text: string): Cell => ({ label: text, words: [] });

const words = (...texts: string[]): Cell => ({
  label: null,
  words: texts.map((text) => ({
    id: `word ${text}`,
    text,
    langCode: 'de',
    mode: WordMode.Word,
    homograph: 1,
    grammar: null,
  })),
});

const column = (name: string, langCode: string | null = 'de') => ({ id: name, name, langCode });

const buildItems = (columns: ReturnType<typeof column>[], rows: Cell[][]) =>
  buildCellItems({
    group: 'table',
    langCode: 'de',
    columns,
    rows: rows.map((cells, index) => ({ id: `row ${index}`, cells })),
  });

const listQuestions = (...table: Parameters<typeof buildItems>) =>
  buildItems(...table).map(({ prompt, accepted }) => `${prompt.text} → ${accepted.join(' / ')}`);

describe('the cells of a table', () => {
  it('are asked by the label of their row and the name of their column', () => {
    const [item] = buildItems(
      [column('Case', null), column('Masculine')],
      [[label('Dative'), words('dem')]],
    );
    expect(item).toEqual({
      wordId: 'word dem',
      rowId: 'row 0',
      columnId: 'Masculine',
      group: 'table',
      prompt: {
        text: 'Dative, Masculine',
        cell: { row: { text: 'Dative', langCode: undefined }, column: 'Masculine' },
      },
      text: 'dem',
      langCode: 'de',
      accepted: ['dem'],
    });
  });

  it('are asked by the word at the start of their row, if it has no label', () => {
    const verbs = [column('Infinitive'), column('Past'), column('Participle')];
    const rows = [[words('sein'), words('war'), words('gewesen')]];
    expect(listQuestions(verbs, rows)).toEqual(['sein, Past → war', 'sein, Participle → gewesen']);
    expect(buildItems(verbs, rows)[0]?.prompt.cell?.row).toEqual({ text: 'sein', langCode: 'de' });
  });

  it('accept each of their words', () => {
    const rows = [[label('Wir'), words('sind', 'wären')]];
    expect(listQuestions([column('Person', null), column('Form')], rows)).toEqual([
      'Wir, Form → sind / wären',
    ]);
  });

  it('join several labels of a row', () => {
    const columns = [column('Number', null), column('Person', null), column('Form')];
    expect(listQuestions(columns, [[label('Plural'), label('1st'), words('sind')]])).toEqual([
      'Plural, 1st, Form → sind',
    ]);
  });

  it('are left out if they are empty, have no words or their row has no name', () => {
    const columns = [column('Case', null), column('Masculine'), column('Note', null)];
    const rows = [
      [label('Dative'), words(), label('rare')],
      [label(''), words('den'), label('')],
      [label('Genitive'), label('none'), label('')],
    ];
    expect(listQuestions(columns, rows)).toEqual([]);
  });

  it('in another language than the table explain its words, and are not asked', () => {
    const columns = [column('Infinitive'), column('Past'), column('Meaning', 'ru')];
    const rows = [[words('sein'), words('war'), words('быть')]];
    expect(listQuestions(columns, rows)).toEqual(['sein, Past → war']);
  });

  it('in other languages are asked if the table has no others', () => {
    const columns = [column('Word'), column('English', 'en'), column('Russian', 'ru')];
    const rows = [[words('Hund'), words('dog'), words('собака')]];
    expect(listQuestions(columns, rows)).toEqual(['Hund, English → dog', 'Hund, Russian → собака']);
  });

  it('of labels alone ask nothing', () => {
    expect(listQuestions([column('Case', null)], [[label('Dative')]])).toEqual([]);
  });
});
