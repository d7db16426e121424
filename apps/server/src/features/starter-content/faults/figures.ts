import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Content } from '../content.ts';
import { measureCoverage } from '../coverage.ts';
import { findRarerHeadwords, findTaughtTwice } from './order.ts';

/** How complete the content of each language is, and how often it is doubtful. */
export const measureFigures = (content: Content) =>
  measureCoverage(content).map(({ langCode, ...coverage }) => ({
    langCode,
    ...coverage,
    rarerFirst: findRarerHeadwords(content, langCode).length,
    taughtTwice: findTaughtTwice(content, langCode).length,
  }));

const bounds = z.record(z.string(), z.record(z.string(), z.number()));
const limitsOfFigures = z.strictObject({ least: bounds, most: bounds });
export type FigureLimits = z.output<typeof limitsOfFigures>;

/** Reads the figures that may not fall, and those that may not rise. */
export const readFigureLimits = (): FigureLimits =>
  limitsOfFigures.parse(
    JSON.parse(readFileSync(new URL('../../../../content/figures.json', import.meta.url), 'utf8')),
  );

type Figures = Readonly<Record<string, number | string>> & { langCode: string };

/** Names the figures that are worse than their limits. */
export function findWorseFigures(measured: readonly Figures[], { least, most }: FigureLimits) {
  const figureOf = new Map(measured.map((figures) => [figures.langCode, figures]));
  const compare = (limits: FigureLimits['least'], word: string, sign: 1 | -1) =>
    Object.entries(limits).flatMap(([langCode, figures]) =>
      Object.entries(figures).flatMap(([name, limit]) => {
        const figure = Number(figureOf.get(langCode)?.[name]);
        return sign * (figure - limit) >= 0
          ? []
          : `${langCode} ${name}: ${figure}, ${word} ${limit}`;
      }),
    );
  return [...compare(least, 'at least', 1), ...compare(most, 'at most', -1)];
}
