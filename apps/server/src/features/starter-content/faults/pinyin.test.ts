import { expect, it } from 'vitest';
import { findKanaFaults, findPinyinFaults } from './pinyin.ts';

it.each([
  ['学习', 'xuéxí'],
  ['女儿', 'nǚ’ér'],
  ['你好吗', 'nǐ hǎo ma'],
  ['一点儿', 'yīdiǎnr'],
  ['T恤衫', 'T xùshān'],
  ['六', 'liù'],
  ['贵', 'guì'],
  ['口', 'kǒu'],
])('accepts the pinyin of %s', (text, pinyin) => {
  expect(findPinyinFaults(text, pinyin)).toEqual([]);
});

it.each([
  ['a syllable too few', '学习', 'xué', 'not a syllable for each character'],
  ['a syllable too many', '学习', 'xuéxíguàn', 'not a syllable for each character'],
  ['a syllable that does not exist', '学习', 'xuéfí', 'no syllable fí'],
  ['two dots that the language does not write', '学', 'xüé', 'no syllable xüé'],
  ['a tone on the wrong vowel', '贵', 'gùi', 'a tone on the wrong letter of gùi'],
  ['a tone on the u of ou', '口', 'koǔ', 'a tone on the wrong letter of koǔ'],
  ['two tones', '好', 'hǎò', 'two tones on hǎò'],
  ['syllables between spaces', '公共汽车', 'gōng gòng qì chē', 'not in words'],
])('finds %s', (_, text, pinyin, fault) => {
  expect(findPinyinFaults(text, pinyin)).toEqual([fault]);
});

it('accepts kana only', () => {
  expect(findKanaFaults('ディーエヌエー')).toEqual([]);
  expect(findKanaFaults('たべもの')).toEqual([]);
  expect(findKanaFaults('食べもの')).toEqual(['not kana only']);
  expect(findKanaFaults('tabemono')).toEqual(['not kana only']);
});
