import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardColumns, cardsOfPage, layOutCards, type PrintedRow } from './printed-rows.ts';

const buildRows = (count: number): PrintedRow[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), sides: [] }));

it('puts each back behind its front when a sheet is turned over its long edge', () => {
  fc.assert(
    fc.property(fc.nat(50), (count) => {
      const pages = layOutCards(buildRows(count));
      const fronts = pages.flatMap((page) => page.fronts).filter((row) => row !== undefined);
      expect(fronts).toEqual(buildRows(count));
      for (const page of pages) {
        expect(page.fronts).toHaveLength(cardsOfPage);
        for (let line = 0; line < cardsOfPage; line += cardColumns) {
          const front = page.fronts.slice(line, line + cardColumns);
          expect(page.backs.slice(line, line + cardColumns)).toEqual(front.toReversed());
        }
      }
    }),
  );
});
