/** Every colour has a value for light and one for dark: paper by day, lamplight by night. */
export const colors = {
  canvas: ['#fbf9f4', '#171613'],
  surfaceRaised: ['#ffffff', '#201f1b'],
  surfaceSunken: ['#f3efe6', '#26241f'],
  /** Under a picture: light enough at night for the dark parts of a drawing. */
  plate: ['#f3efe6', '#312f29'],
  scrim: ['#1d1b1680', '#000000a6'],

  text: ['#1d1b16', '#efeae0'],
  textMuted: ['#635d51', '#aaa394'],
  hairline: ['#e4dfd3', '#35332d'],
  outline: ['#8a8373', '#7f7969'],

  accent: ['#17695f', '#74c7b8'],
  accentStrong: ['#0f524a', '#97dccf'],
  accentSoft: ['#e0eeea', '#1b322e'],
  onAccent: ['#ffffff', '#0c211d'],

  learn: ['#8a5200', '#e9b95c'],
  learnSoft: ['#fcefd3', '#362a12'],
  known: ['#38681a', '#9bcb79'],
  knownSoft: ['#e6f0db', '#232f19'],
  wrong: ['#b0261c', '#f4958a'],
  wrongStrong: ['#8f1b13', '#f9b4ac'],
  wrongSoft: ['#fbe6e2', '#3c1f1b'],
  onWrong: ['#ffffff', '#2b0b07'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof colors;

/** Text stands only on these surfaces, so these are the pairs whose contrast must hold. */
export const textPairs = [
  ...onSurfaces('text', ['canvas', 'surfaceRaised', 'surfaceSunken', 'plate', 'accentSoft']),
  ...onSurfaces('text', ['learnSoft', 'knownSoft', 'wrongSoft']),
  ...onSurfaces('textMuted', ['canvas', 'surfaceRaised', 'surfaceSunken', 'plate']),
  ...onSurfaces('accent', ['canvas', 'surfaceRaised', 'surfaceSunken', 'accentSoft']),
  ...onSurfaces('accentStrong', ['canvas', 'surfaceRaised', 'accentSoft']),
  ...onSurfaces('learn', ['canvas', 'surfaceRaised', 'learnSoft']),
  ...onSurfaces('known', ['canvas', 'surfaceRaised', 'knownSoft']),
  ...onSurfaces('wrong', ['canvas', 'surfaceRaised', 'wrongSoft']),
  ...onSurfaces('onAccent', ['accent', 'accentStrong']),
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
