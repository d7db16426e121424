import { expect, it } from 'vitest';
import { placeStress } from './ukrainian-stress.ts';

it('moves the stress, and says each vowel in full', () => {
  expect(placeStress("v'oda", 'вода\u0301')).toBe("vod'a");
  expect(placeStress("mVl'okV", 'молоко\u0301')).toBe("molok'o");
  expect(placeStress("ab@-r'ikVs", 'абрико\u0301с')).toBe("ab@-rIk'os");
});

it('tells и from і in words of one syllable, which need no mark', () => {
  expect(placeStress("k'it", 'кит')).toBe("k'It");
  expect(placeStress("k'it", 'кіт')).toBe("k'it");
});

it('says ч and щ hard', () => {
  expect(placeStress("tS;'jaSka", 'ча\u0301шка')).toBe("tS'aSka");
  expect(placeStress('bVrS;', 'борщ')).toBe("b'orStS");
});

it('stresses each word of several', () => {
  expect(placeStress("n'ovij @-r'ik", 'Но\u0301вий рік')).toBe("n'ovIj @-r'ik");
});

it('leaves a word whose stress or vowels it does not know', () => {
  expect(placeStress("v'oda", 'вода')).toBeUndefined();
  expect(placeStress("(en)w'3:d(uk)", 'вода\u0301')).toBeUndefined();
  expect(placeStress("z'E", 'з')).toBeUndefined();
});
