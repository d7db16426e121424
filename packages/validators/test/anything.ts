import fc from 'fast-check';

const seeds = [
  'a',
  '-',
  'a-',
  '1',
  '1.',
  '.',
  '@',
  'a@',
  'a.',
  '"',
  '\\',
  '"\\',
  ' ',
  '\n',
  ',',
  '.,',
  '[',
  ':',
  'é',
  '\u{1f600}',
];
const ends = ['', '!', '-', '\n', '@', '\u0000'];

/** The same few characters 100,000 times, with an end that prevents a match. */
const hostileText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...seeds), fc.constantFrom(...ends))
  .map(([seed, end]) => seed.repeat(100_000) + end);

/** Any value that an untyped program may pass. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
  }),
  fc.constantFrom(Symbol('text'), () => 'text', new String('abcdef'), /abcdef/),
  fc.string({ unit: 'binary' }),
  hostileText,
);
