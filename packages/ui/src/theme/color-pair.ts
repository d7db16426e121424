import { type ColorName, washes } from './color.ts';

/** Text stands only on these surfaces, so these are the pairs whose contrast must hold. */
export const textPairs = [
  ...onSurfaces('text', ['canvas', 'surfaceRaised', 'surfaceSunken', 'plate', 'accentSoft']),
  ...onSurfaces('text', ['learnSoft', 'knownSoft', 'wrongSoft', ...washes]),
  ...onSurfaces('textMuted', ['canvas', 'surfaceRaised', 'surfaceSunken', 'plate', ...washes]),
  ...onSurfaces('accent', ['canvas', 'surfaceRaised', 'surfaceSunken', 'accentSoft']),
  ...onSurfaces('accent', ['knownSoft', 'wrongSoft']),
  ...onSurfaces('accentStrong', ['canvas', 'surfaceRaised', 'accentSoft']),
  ...onSurfaces('learn', ['canvas', 'surfaceRaised', 'learnSoft']),
  ...onSurfaces('known', ['canvas', 'surfaceRaised', 'knownSoft']),
  ...onSurfaces('wrong', ['canvas', 'surfaceRaised', 'wrongSoft']),
  ...onSurfaces('onAccent', ['accent', 'accentStrong', 'known']),
  ...onSurfaces('onWrong', ['wrong', 'wrongStrong']),
  ...onSurfaces('canvas', ['text']),
] satisfies ColorPair[];

/** Borders and marks that tell a control or a state from its surroundings. */
export const partPairs = [
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
