import { expect, it } from 'vitest';
import { romaniseArabic } from './romanise-arabic.ts';

it.each([
  ['consonants and short vowels', 'كَتَبَ', 'kataba'],
  ['long vowels', 'كِتَاب', 'kitāb'],
  ['long i and u', 'تِلِفِزْيُون', 'tilifizyūn'],
  ['diphthongs', 'بَيْت', 'bayt'],
  ['a doubled consonant', 'سُكَّر', 'sukkar'],
  ['a hamza at the beginning, which is not written', 'أَب', 'ab'],
  ['a hamza inside', 'رَأْس', 'raʾs'],
  ['a long a with a hamza', 'مِرْآة', 'mirʾāh'],
  ['an alif that begins a word', 'ابْن', 'ibn'],
  ['an alif maqsura', 'مُسْتَشْفَى', 'mustashfā'],
  ['a dagger alif', 'هٰذَا', 'hādhā'],
  ['tanwin before an alif', 'شُكْرًا', 'shukran'],
  ['the feminine ending', 'مَدْرَسَة', 'madrasa'],
  ['the feminine ending before another word', 'دُمْيَةُ دُبّ', 'dumyatu dubb'],
  ['the ending of origin', 'عَرَبِيّ', 'ʿarabī'],
  ['its feminine', 'عَرَبِيَّة', 'ʿarabiyya'],
  ['the article', 'الْقَمَر', 'al-qamar'],
  ['the article that assimilates', 'الشَّمْس', 'ash-shams'],
  ['the article after a vowel', 'مَعَ السَّلَامَة', 'maʿa s-salāma'],
  ['the article before a hamza', 'الْآن', 'al-ān'],
  ['the article after a prefix', 'بِالتَّوْفِيق', 'bi-t-tawfīq'],
])('romanises %s', (_, reading, romanised) => {
  expect(romaniseArabic(reading)).toBe(romanised);
});
