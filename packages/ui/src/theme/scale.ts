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
