import fc, { type StringConstraints } from 'fast-check';

const character = fc
  .oneof(fc.nat(0xd7_ff), fc.integer({ min: 0xe0_00, max: 0x10_ff_ff }))
  .map((codePoint) => String.fromCodePoint(codePoint));

/**
 * A text of any characters. `unit: 'binary'` gives the same, but lists all characters first, which takes
 * more than a second.
 */
export const anyText = (constraints: StringConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: character });
