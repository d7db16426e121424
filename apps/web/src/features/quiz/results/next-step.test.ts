import { expect, it } from 'vitest';
import { findHarderKind } from './next-step.tsx';

it.each([
  ['cards', true, undefined, 'multiple-choice'],
  ['spelling', true, undefined, 'by-ear'],
  ['spelling', false, undefined, 'mixed'],
  ['mixed', true, undefined, 'cards'],
  ['multiple-choice', true, ['multiple-choice', 'cards'], 'mixed'],
  ['multiple-choice', true, ['multiple-choice', 'letter-match'], 'letter-match'],
  ['spelling', true, ['cards', 'spelling'], 'mixed'],
] as const)('after %s, with a voice: %s, and %j, comes %s', (kind, hasVoice, suitable, next) => {
  expect(findHarderKind(kind, { hasVoice, suitable })).toBe(next);
});
