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

const sans =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";
const serif =
  "Literata, 'Literata Fallback', 'Literata Fallback Android', Georgia, 'Noto Serif', serif";

export const families = { sans, word: serif };

/** Type sizes. Words and titles grow with the screen. */
export const sizes = {
  caption: '0.8125rem',
  body: '1rem',
  lead: '1.125rem',
  title: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
  headline: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.625rem)',
  wordSmall: '1.1875rem',
  wordMedium: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)',
  wordLarge: 'clamp(2.5rem, 1.7rem + 4vw, 4.5rem)',
};

/** Distances on a grid of four pixels: `space.s4` is 4 × 4 = 16 px. */
export const spaces = {
  s1: '0.25rem',
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.25rem',
  s6: '1.5rem',
  s8: '2rem',
  s12: '3rem',
  s16: '4rem',
};

export const radii = { small: '8px', medium: '12px', large: '20px', full: '999px' };

/** Only elements that float above the page have a shadow; others are separated by hairlines. */
export const shadows = { floating: '0 2px 6px #1d1b161f, 0 16px 40px #1d1b1633' };

/** Under `prefers-reduced-motion` both durations are zero. */
export const motions = { quick: '120ms ease-out', calm: '180ms ease-out' };

/** From lowest to highest. Dialogs and toasts are in the browser's top layer. */
export const layers = { cover: '1', popup: '5', bar: '10', skipLink: '20' };

/** The width from which the side rail replaces the bottom bar. */
export const wideScreen = '(min-width: 60rem)';

/** The height of the bottom bar on narrow screens. */
export const barHeight = 'calc(4rem + env(safe-area-inset-bottom))';

/** Design tokens as CSS variables, so that changing the theme re-renders nothing. */
export const color = buildReferences('color', colors);
export const family = buildReferences('family', families);
export const size = buildReferences('size', sizes);
export const space = buildReferences('space', spaces);
export const radius = buildReferences('radius', radii);
export const shadow = buildReferences('shadow', shadows);
export const motion = buildReferences('motion', motions);
export const layer = buildReferences('layer', layers);

function buildReferences<Name extends string>(
  group: string,
  table: Record<Name, unknown>,
): Record<Name, string> {
  const names = Object.keys(table) as Name[];
  const entries = names.map((name) => [name, `var(${nameVariable(group, name)})`]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

export function nameVariable(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
