import { type ColorName, washes } from './token.ts';

/** All combinations of text and surface in use, which must meet the contrast ratio for text. */
export const textPairs = [
  ...pairWithSurfaces('text', ['canvas', 'surfaceRaised', 'surfaceSunken', 'plate', 'accentSoft']),
  ...pairWithSurfaces('text', ['learnSoft', 'knownSoft', 'wrongSoft', ...washes]),
  ...pairWithSurfaces('textMuted', [
    'canvas',
    'surfaceRaised',
    'surfaceSunken',
    'plate',
    'accentSoft',
  ]),
  ...pairWithSurfaces('textMuted', washes),
  ...pairWithSurfaces('accent', ['canvas', 'surfaceRaised', 'surfaceSunken', 'accentSoft']),
  ...pairWithSurfaces('accent', ['knownSoft', 'wrongSoft']),
  ...pairWithSurfaces('accentStrong', ['canvas', 'surfaceRaised', 'accentSoft']),
  ...pairWithSurfaces('learn', ['canvas', 'surfaceRaised', 'learnSoft']),
  ...pairWithSurfaces('known', ['canvas', 'surfaceRaised', 'knownSoft', 'accentSoft']),
  ...pairWithSurfaces('wrong', ['canvas', 'surfaceRaised', 'wrongSoft', 'accentSoft']),
  ...pairWithSurfaces('onAccent', ['accent', 'accentStrong', 'known']),
  ...pairWithSurfaces('onWrong', ['wrong', 'wrongStrong']),
  ...pairWithSurfaces('canvas', ['text']),
] satisfies ColorPair[];

/** Borders and marks that identify a control or a state. */
export const nonTextPairs = [
  ...pairWithSurfaces('outline', ['canvas', 'surfaceRaised', 'surfaceSunken']),
  ...pairWithSurfaces('accent', ['canvas', 'surfaceRaised', 'surfaceSunken', 'hairline']),
  ...pairWithSurfaces('learn', ['canvas', 'surfaceRaised', 'learnSoft']),
  ...pairWithSurfaces('known', ['canvas', 'surfaceRaised', 'knownSoft', 'hairline']),
  ...pairWithSurfaces('wrong', ['canvas', 'surfaceRaised', 'wrongSoft']),
] satisfies ColorPair[];

export interface ColorPair {
  front: ColorName;
  back: ColorName;
}

function pairWithSurfaces(front: ColorName, backs: readonly ColorName[]): ColorPair[] {
  return backs.map((back) => ({ front, back }));
}

/**
 * The contrast ratio of two opaque colours, from 1 (equal) to 21 (black on white).
 *
 * Relative luminance and ratio as WCAG 2.2 defines them:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(front: string, back: string): number {
  const [light, dark] = [computeLuminance(front), computeLuminance(back)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function computeLuminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linearize(hex.slice(at, at + 2)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linearize(channel: string): number {
  const share = Number.parseInt(channel, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
