import { describe, expect, it } from 'vitest';
import { toSpokenPinyin, toSpokenText } from './spoken-text.ts';

describe('the text for a voice', () => {
  it('is the reading of a Japanese word, or the word itself if it is kana', () => {
    expect(toSpokenText({ langCode: 'ja', text: '猫', reading: 'ねこ' })).toBe('ねこ');
    expect(toSpokenText({ langCode: 'ja', text: 'コーヒー' })).toBe('コーヒー');
    expect(toSpokenText({ langCode: 'ja', text: '猫' })).toBeUndefined();
  });

  it('has no small vowels after ウ and no dots', () => {
    expect(toSpokenText({ langCode: 'ja', text: 'ウェブ・サイト' })).toBe('ウエブ サイト');
  });

  it('is an Arabic word with its vowels, or nothing', () => {
    expect(toSpokenText({ langCode: 'ar', text: 'كتاب', reading: 'كِتَاب' })).toBe('كِتَاب');
    expect(toSpokenText({ langCode: 'ar', text: 'كِتَاب' })).toBe('كِتَاب');
    expect(toSpokenText({ langCode: 'ar', text: 'كتاب' })).toBeUndefined();
    expect(toSpokenText({ langCode: 'ar', text: 'كتاب', reading: 'كتاب' })).toBeUndefined();
  });

  it('has the double consonant before its vowel, and no tāʾ at the end of an Arabic word', () => {
    const spoken = toSpokenText({ langCode: 'ar', text: 'معلمة', reading: 'مُعَل\u0650\u0651مَة' });
    expect(spoken).toBe('مُعَل\u0651\u0650مَ');
    expect(toSpokenText({ langCode: 'ar', text: 'غرفة نوم', reading: 'غُرْفَةُ نَوْم' })).toBe(
      'غُرْفَةُ نَوْم',
    );
  });

  it('has no stress mark in Russian and Ukrainian', () => {
    expect(toSpokenText({ langCode: 'ru', text: 'за\u0301мок' })).toBe('замок');
    expect(toSpokenText({ langCode: 'uk', text: 'В’єтна\u0301м' })).toBe('Вєтнам');
    expect(toSpokenText({ langCode: 'ru', text: 'йод' })).toBe('йод');
    expect(toSpokenText({ langCode: 'uk', text: 'їжа' })).toBe('йіжа');
    expect(toSpokenText({ langCode: 'es', text: 'está' })).toBe('está');
  });

  it('names the tone of a Chinese syllable on its own that has none', () => {
    expect(toSpokenPinyin('ma')).toBe('ma5');
    expect(toSpokenPinyin('mā')).toBe('mā');
    expect(toSpokenPinyin('nǐ hǎo ma')).toBe('nǐ hǎo ma');
    expect(toSpokenPinyin('T xù')).toBe('T xù');
  });
});
