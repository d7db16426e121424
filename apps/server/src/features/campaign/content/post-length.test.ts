import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../network/network.ts';
import { measureLength, shorten } from './post-length.ts';

const { telegram: telegramLimits, mastodon: mastodonLimits } = defaultLimits;

const link = 'https://words.example/word/de/Apfel';

describe('the length of a text', () => {
  it.each([
    ['', 0, 0],
    ['Äpfel', 5, 5],
    ['A\u0308pfel', 6, 5],
    ['🍎', 2, 1],
    ['👩‍👩‍👧 🇩🇪', 13, 3],
    ['𐌰𐍀', 4, 2],
    ['नमस्ते', 6, 3],
    ['\u2068תפוח\u2069', 6, 6],
    [`(${link}).`, 38, 26],
    [`${link}\n${link}`, 71, 47],
    ['HTTP://WORDS.EXAMPLE', 20, 23],
    ['mailto:a@words.example', 22, 22],
  ])('%s is %i on Telegram and %i on Mastodon', (text, inTelegram, inMastodon) => {
    expect(measureLength(text, telegramLimits)).toBe(inTelegram);
    expect(measureLength(text, mastodonLimits)).toBe(inMastodon);
  });
});

describe('a text that is too long', () => {
  it.each([
    ['apple, pome fruit', 17, 'apple, pome fruit'],
    ['apple, pome fruit', 16, 'apple, pome…'],
    ['apple, pome fruit', 11, 'apple…'],
    ['apple, pome fruit', 5, 'appl…'],
    ['apple, pome fruit', 1, ''],
    ['apple, pome fruit', -4, ''],
    ['🍎🍏 apple', 6, '🍎🍏…'],
    ['👩‍👩‍👧👩‍👩‍👧', 10, '👩‍👩‍👧…'],
    ['りんごを食べます', 5, 'りんごを…'],
  ])('%s ends at a word within %i characters: %s', (text, maxLength, expected) => {
    expect(shorten(text, maxLength, telegramLimits)).toBe(expected);
  });

  it('never becomes longer than allowed', () => {
    const limits = fc.constantFrom(telegramLimits, mastodonLimits);
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat(12),
        limits,
        (text, maxLength, limits) => {
          const short = shorten(text, maxLength, limits);
          expect(measureLength(short, limits)).toBeLessThanOrEqual(maxLength);
          expect(text.startsWith(short.replace(/…$/, ''))).toBe(true);
        },
      ),
    );
  });
});
