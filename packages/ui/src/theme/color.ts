/** The value of each colour in the light and in the dark theme. */
export const colors = {
  canvas: ['#fbf9f4', '#171613'],
  surfaceRaised: ['#ffffff', '#201f1b'],
  surfaceSunken: ['#f3efe6', '#26241f'],
  /** Behind images: light enough in the dark theme for the dark parts of a drawing. */
  plate: ['#f3efe6', '#312f29'],
  scrim: ['#1d1b1680', '#000000a6'],

  /** Background colours of covers and words, chosen by name. */
  clay: ['#f9e3d8', '#413630'],
  honey: ['#f8eac6', '#3d3829'],
  moss: ['#e5eed3', '#353c2f'],
  sea: ['#d8ede6', '#2a3c37'],
  sky: ['#dce9f5', '#2f3944'],
  plum: ['#f0e2f0', '#3c3440'],

  text: ['#1d1b16', '#efeae0'],
  textMuted: ['#635d51', '#aaa394'],
  hairline: ['#e4dfd3', '#35332d'],
  /** A border that need not be seen, such as of labelled buttons. Others use `outline`. */
  edge: ['#d6cfbf', '#4a473e'],
  outline: ['#8a8373', '#7f7969'],

  accent: ['#17695f', '#74c7b8'],
  accentStrong: ['#0f524a', '#97dccf'],
  accentSoft: ['#e0eeea', '#1b322e'],
  accentEdge: ['#0b433c', '#4a998b'],
  onAccent: ['#ffffff', '#0c211d'],

  learn: ['#8a5200', '#e9b95c'],
  learnSoft: ['#fcefd3', '#362a12'],
  known: ['#38681a', '#9bcb79'],
  knownSoft: ['#e6f0db', '#232f19'],
  wrong: ['#b0261c', '#f4958a'],
  wrongStrong: ['#8f1b13', '#f9b4ac'],
  wrongEdge: ['#77140d', '#c8665b'],
  wrongSoft: ['#fbe6e2', '#3c1f1b'],
  onWrong: ['#ffffff', '#2b0b07'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof colors;

export const washes = ['clay', 'honey', 'moss', 'sea', 'sky', 'plum'] satisfies ColorName[];
