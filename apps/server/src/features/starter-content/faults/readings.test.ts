import { expect, it } from 'vitest';
import { contentWith } from '../../../../test/content-factory.ts';
import { compareReadings, parseCedict, parseEdict } from './readings.ts';

const readings = (langCode: string, known: Record<string, string>) =>
  contentWith({
    grammar: Object.entries(known).map(([text, reading]) => ({
      langCode,
      text,
      grammar: { reading },
    })),
  });

it('compares Japanese readings with EDICT', () => {
  const dictionary = parseEdict(
    '　？？？ /EDICT/\n上手 [じょうず] /(adj-na) skilful/\n上手 [うわて] /upper part/\nTシャツ [ティーシャツ] /T-shirt/\n水 [みず] /water/\n',
  );
  const content = readings('ja', {
    上手: 'じょうず',
    Tシャツ: 'ティーシャツ',
    水: 'すい',
    火: 'ひ',
  });
  expect(compareReadings(dictionary, content, 'ja')).toEqual({
    known: 3,
    agreeing: 2,
    disagreements: ['水 すい: みず'],
  });
});

it('compares pinyin with CC-CEDICT', () => {
  const dictionary = parseCedict(
    '# CC-CEDICT\n學習 学习 [xue2 xi2] /to learn/\n女兒 女儿 [nu:3 er2] /daughter/\n這兒 这儿 [zhe4 r5] /here/\n好 好 [hao3] /good/\n好 好 [hao4] /to be fond of/\n的 的 [de5] /of/\n',
  );
  const content = readings('zh', {
    学习: 'xuéxí',
    女儿: 'nǚ’ér',
    这儿: 'zhèr',
    '好²': 'hào',
    的: 'dè',
    水: 'shuǐ',
  });
  expect(compareReadings(dictionary, content, 'zh')).toEqual({
    known: 5,
    agreeing: 4,
    disagreements: ['的 dè: de '],
  });
});
