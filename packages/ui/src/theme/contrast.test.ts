import { describe, expect, it } from 'vitest';
import { type ColorPair, contrast, nonTextPairs, textPairs } from './contrast.ts';
import { colors } from './token.ts';

const themes = ['light', 'dark'] as const;

describe('contrast', () => {
  it('is 21 for black on white and 1 for equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#17695f', '#17695f')).toBe(1);
  });

  it('matches the known ratio of #767676 on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each(themes)('in the %s theme', (theme) => {
  const at = themes.indexOf(theme);
  const measured = ({ front, back }: ColorPair) =>
    contrast(colors[front][at] ?? '', colors[back][at] ?? '');

  it.each(textPairs)('text in $front on $back has enough contrast', (pair) => {
    expect(measured(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(nonTextPairs)('a mark in $front on $back has enough contrast', (pair) => {
    expect(measured(pair)).toBeGreaterThanOrEqual(3);
  });
});
