import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromFile } from '@capsizecss/unpack/fs';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const fallbacks = css.split('@font-face').filter((face) => face.includes('size-adjust'));

it('has two fallbacks for Literata', () => {
  expect(fallbacks).toHaveLength(2);
});

it.each(fallbacks)(
  'gives a stand-in the height of Literata, so that no line moves',
  async (face) => {
    const literata = await fromFile(
      fileURLToPath(
        import.meta.resolve('@fontsource/literata/files/literata-latin-600-normal.woff2'),
      ),
    );
    const percent = (name: string) =>
      Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    const scale = percent('size-adjust') * literata.unitsPerEm;
    expect(percent('ascent-override') * scale).toBeCloseTo(literata.ascent, -0.5);
    expect(percent('descent-override') * scale).toBeCloseTo(-literata.descent, -0.5);
    expect(percent('line-gap-override')).toBe(literata.lineGap);
  },
);
