import { type ColorName, washes } from './color.ts';

/** All combinations of text and surface in use, which must meet the contrast ratio for text. */
export const textPairs = [
  ...onSurfaces('text', ['canvas', 'surfaceRaised', 'surfaceSunken', 'plate', 'accentSoft']),
  ...onSurfaces('text', ['learnSoft', 'knownSoft', 'wrongSoft', ...washes]),
  ...onSurfaces('textMuted', ['canvas', 'surfaceRaised', 'surfaceSunken', 'plate', 'accentSoft']),
  ...onSurfaces('textMuted', washes),
  ...onSurfaces('accent', ['canvas', 'surfaceRaised', 'surfaceSunken', 'accentSoft']),
  ...onSurfaces('accent', ['knownSoft', 'wrongSoft']),
  ...onSurfaces('accentStrong', ['canvas', 'surfaceRaised', 'accentSoft']),
  ...onSurfaces('learn', ['canvas', 'surfaceRaised', 'learnSoft']),
  ...onSurfaces('known', ['canvas', 'surfaceRaised', 'knownSoft', 'accentSoft']),
  ...onSurfaces('wrong', ['canvas', 'surfaceRaised', 'wrongSoft', 'accentSoft']),
  ...onSurfaces('onAccent', ['accent', 'accentStrong', 'known']),
  ...onSurfaces('onWrong', ['wrong', 'wrongStrong']),
  ...onSurfaces('canvas', ['text']),
] satisfies ColorPair[];

/** Borders and marks that identify a control or a state. */
export const nonTextPairs = [
  ...onSurfaces('outline', ['canvas', 'surfaceRaised', 'surfaceSunken']),
  ...onSurfaces('accent', ['canvas', 'surfaceRaised', 'surfaceSunken', 'hairline']),
  ...onSurfaces('learn', ['canvas', 'surfaceRaised', 'learnSoft']),
  ...onSurfaces('known', ['canvas', 'surfaceRaised', 'knownSoft', 'hairline']),
  ...onSurfaces('wrong', ['canvas', 'surfaceRaised', 'wrongSoft']),
] satisfies ColorPair[];

export interface ColorPair {
  front: ColorName;
  back: ColorName;
}

function onSurfaces(front: ColorName, backs: readonly ColorName[]): ColorPair[] {
  return backs.map((back) => ({ front, back }));
}

/**
 * The contrast ratio of two opaque colours, from 1 (equal) to 21 (black on white).
 *
 * Relative luminance and ratio as WCAG 2.2 defines them:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(front: string, back: string): number {
  const [light, dark] = [luminance(front), luminance(back)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(hex.slice(at, at + 2)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: string): number {
  const share = Number.parseInt(channel, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
