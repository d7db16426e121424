import { describe, expect, it } from 'vitest';
import { romaniseHebrew, toHebrewReading } from './romanise-hebrew.ts';

describe('romaniseHebrew', () => {
  it.each([
    ['hard and soft letters', 'כּוֹכָב', 'kokhav'],
    ['shin and sin', 'שִׂמְלָה', 'simla'],
    ['a kamatz that is read as o', 'חׇכְמָה', 'khokhma'],
    ['a vav that is u', 'שׁוּלְחָן', 'shulkhan'],
    ['a vav that is a consonant', 'וֶ֫רֶד', 'véred'],
    ['a doubled vav', 'תִּקְווָה', 'tikva'],
    ['a yod after i', 'עִיר', 'ir'],
    ['a yod after e', 'בֵּיצָה', 'beitsa'],
    ['a doubled yod', 'בֵּ֫ייְגֶל', 'béygel'],
    ['a yod that is a consonant', 'בַּ֫יִת', 'báyit'],
    ['the suffix of his', 'עַכְשָׁיו', 'akhshav'],
    ['a shva that is spoken', 'שְֽׁאֵלָה', 'she’ela'],
    ['a shva that is silent', 'שְׁלוֹשָׁה', 'shlosha'],
    ['a patah before a guttural', 'תַּפּוּחַ', 'tapuakh'],
    ['gutturals at the beginning and the end', 'אַרְבַּע', 'arba'],
    ['a guttural before a vowel', 'מְֽאוֹד', 'me’od'],
    ['a silent he', 'מוֹרָה', 'mora'],
    ['sounds of other languages', 'גִּ׳ירָ֫פָה', 'jiráfa'],
    ['several words', 'בּ֫וֹקֶר טוֹב', 'bóker tov'],
  ])('romanises %s', (_, marked, romanised) => {
    expect(romaniseHebrew(marked)).toBe(romanised);
  });
});

it('leaves the marks out that only a romanisation needs', () => {
  expect(toHebrewReading('שְֽׁאֵלָה')).toBe('שְׁאֵלָה'.normalize('NFC'));
  expect(toHebrewReading('יֶ֫לֶד')).toBe('יֶלֶד');
});
