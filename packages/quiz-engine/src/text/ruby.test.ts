import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/factory.ts';
import { alignReading, languagesWithRuby, type RubyPart } from './ruby.ts';

/** The parts as text, with readings in brackets: `食(た)べ`. */
const written = (text: string, reading: string | undefined, langCode: string): string =>
  alignReading(text, reading, langCode)
    .map((part) => (part.reading === undefined ? part.text : `${part.text}(${part.reading})`))
    .join(' ');

const joinReadings = (parts: readonly RubyPart[]): string =>
  parts.map(({ text, reading = text }) => reading).join('');

describe('kana above kanji [Q98]', () => {
  it.each([
    ['猫', 'ねこ', '猫(ねこ)'],
    ['食べ物', 'たべもの', '食(た) べ 物(もの)'],
    ['聞き手', 'ききて', '聞(き) き 手(て)'],
    ['パン職人', 'パンしょくにん', 'パン 職人(しょくにん)'],
    ['パン職人', 'ぱんしょくにん', 'パン 職人(しょくにん)'],
    ['一ヶ月', 'いっかげつ', '一ヶ月(いっかげつ)'],
    ['人々', 'ひとびと', '人々(ひとびと)'],
    ['DNA', 'ディーエヌエー', 'DNA(ディーエヌエー)'],
    ['Tシャツ', 'Tシャツ', 'T シャツ'],
    ['幸運を、祈ります', 'こううんをいのります', '幸運(こううん) を 、 祈(いの) ります'],
    ['昼 ご飯', 'ひる ごはん', '昼(ひる)   ご 飯(はん)'],
  ])('%s is read as %s', (text, reading, expected) => {
    expect(written(text, reading, 'ja')).toBe(expected);
  });

  it('leave a word in kana as it is', () => {
    expect(written('いちご', 'いちご', 'ja')).toBe('いちご');
    expect(written('コーヒー', 'こーひー', 'ja-JP')).toBe('コーヒー');
  });

  it('are those that were put together, and kana stay as they are', () => {
    const kana = fc.stringMatching(/^[あ-ん]{1,4}$/u);
    const part = fc.oneof(
      kana.map((text): RubyPart => ({ text })),
      fc
        .tuple(fc.stringMatching(/^[一-龠]{1,2}$/u), kana)
        .filter(([text, reading]) => reading.length >= text.length)
        .map(([text, reading]): RubyPart => ({ text, reading })),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const text = parts.map((each) => each.text).join('');
        const reading = joinReadings(parts);
        const aligned = alignReading(text, reading, 'ja');
        expect(aligned.map((each) => each.text).join('')).toBe(text);
        expect(joinReadings(aligned)).toBe(reading);
        const isWhole = aligned.length === 1;
        const kanaWithReading = aligned.filter(
          (each) => each.reading && /[あ-ん]/u.test(each.text),
        );
        expect(isWhole ? [] : kanaWithReading).toEqual([]);
      }),
    );
  });
});

describe('syllables above Chinese characters [Q98]', () => {
  it.each([
    ['zh', '眼睛', 'yǎn jing', '眼(yǎn) 睛(jing)'],
    ['zh', '眼睛', 'yǎnjing', '眼(yǎn) 睛(jing)'],
    ['zh', '女儿', 'nǚ’ér', '女(nǚ) 儿(ér)'],
    ['zh', '西安', "Xī'ān", '西(Xī) 安(ān)'],
    ['zh', '第二', 'dì-èr', '第(dì) 二(èr)'],
    ['zh', '一点儿', 'yīdiǎnr', '一(yī) 点(diǎn) 儿(r)'],
    ['zh', '哪儿都不', 'nǎr dōu bù', '哪(nǎ) 儿(r) 都(dōu) 不(bù)'],
    ['zh', '儿童', 'értóng', '儿(ér) 童(tóng)'],
    ['zh-TW', '卡拉OK', 'kǎlā OK', '卡(kǎ) 拉(lā) OK'],
    ['zh', 'T恤', 'T xù', 'T 恤(xù)'],
    ['zh', '你好，世界', 'nǐ hǎo, shìjiè', '你(nǐ) 好(hǎo) ， 世(shì) 界(jiè)'],
    ['yue', '貓', 'maau1', '貓(maau1)'],
  ])('in %s, %s is read as %s', (langCode, text, reading, expected) => {
    expect(written(text, reading, langCode)).toBe(expected);
  });

  it('are those that were joined', () => {
    const syllable = fc.constantFrom(
      ...[
        'yǎn',
        'jing',
        'xī',
        'ān',
        'zhōng',
        'guó',
        'nǚ',
        'ér',
        'shì',
        'diǎn',
        'lǜ',
        'chuáng',
        'ài',
      ],
    );
    const separator = fc.constantFrom('', ' ');
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), separator, (all, between) => {
        const join = (before: string, next: string) =>
          /^\p{L}/u.test(next) && /^[aeo]/.test(next.normalize('NFD'))
            ? `${before}’${next}`
            : `${before}${between}${next}`;
        const parts = alignReading('猫'.repeat(all.length), all.reduce(join), 'zh');
        expect(parts.map(({ reading }) => reading)).toEqual(all);
      }),
    );
  });
});

describe('a reading whose parts cannot be told [Q99]', () => {
  it.each([
    ['ja', '生き物', 'せいぶつ'],
    ['ja', '母は歯', 'ははははは'],
    ['ja', '大人しい', 'ねこ'],
    ['zh', '眼睛', 'yǎn'],
    ['zh', '西安', 'xiān'],
    ['zh', '猫', 'not pinyin'],
  ])('in %s stands above the whole word %s', (langCode, text, reading) => {
    expect(alignReading(text, reading, langCode)).toEqual([{ text, reading }]);
  });

  it('is found out in time, however often kana repeat', () => {
    const text = '漢あ'.repeat(30);
    const reading = `${'あ'.repeat(119)}い`;
    expect(alignReading(text, reading, 'ja')).toEqual([{ text, reading }]);
  });
});

describe('a word [Q99]', () => {
  it('in another language, or without a reading, is one part', () => {
    expect(alignReading('بيت', 'بَيْت', 'ar')).toEqual([{ text: 'بيت' }]);
    expect(alignReading('猫', undefined, 'ja')).toEqual([{ text: '猫' }]);
    expect(alignReading('猫', '', 'ja')).toEqual([{ text: '猫' }]);
  });

  it('has all its text in its parts, whatever the reading is', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.constantFrom(...languagesWithRuby),
        (text, reading, code) => {
          const parts = alignReading(text, reading, code);
          expect(parts.map((part) => part.text).join('')).toBe(text);
        },
      ),
    );
  });
});
