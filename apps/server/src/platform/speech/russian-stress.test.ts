import { expect, it } from 'vitest';
import { moveStress } from './russian-stress.ts';

it('moves the stress, and reduces the vowel that has lost it', () => {
  expect(moveStress("g'ora", 'гора\u0301')).toBe("gVr'A");
  expect(moveStress("zam'ok", 'за\u0301мок')).toBe("z'AmVk");
  expect(moveStress("zm;'eja", 'змея\u0301')).toBe("zm;ij'A");
});

it('leaves a word whose stress is right', () => {
  expect(moveStress("vVd'A", 'вода\u0301')).toBeUndefined();
  expect(moveStress("'jablVkV", 'я\u0301блоко')).toBeUndefined();
});

it('leaves words whose stress or vowels it does not know', () => {
  expect(moveStress("g'ora", 'гора')).toBeUndefined();
  expect(moveStress("n'ovyj g'ot", 'но\u0301вый год')).toBeUndefined();
  expect(moveStress("(en)w'3:d(ru)", 'гора\u0301')).toBeUndefined();
});
