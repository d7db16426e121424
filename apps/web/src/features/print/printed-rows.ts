import type { WordRecord } from '@wordhoard/contract';
import type { WordText } from '@wordhoard/ui';
import type { SheetRow } from '../table/sheet.ts';
import { toTranslationTexts, toWordText } from '../word/word-text.ts';

/** What one cell of a sheet, or one side of a card, shows. */
export interface PrintedSide {
  words: readonly WordText[];
  /** A text without a language. */
  label?: string | undefined;
}

/** A word of a list with its translations, or a row of a table. */
export interface PrintedRow {
  id: string;
  sides: readonly PrintedSide[];
}

const maxTranslations = 3;

export const toListRow = (word: WordRecord): PrintedRow => ({
  id: word.id,
  sides: [
    { words: [toWordText(word)] },
    { words: toTranslationTexts(word.trans).slice(0, maxTranslations) },
  ],
});

export const toTableRow = ({ id, cells }: SheetRow): PrintedRow => ({
  id,
  sides: cells.map(({ label, words }) => ({
    label: label ?? undefined,
    words: words.map(({ form, ...word }) =>
      form === undefined ? toWordText(word) : { text: form, lang: word.langCode },
    ),
  })),
});

export const cardColumns = 2;
export const cardsOfPage = 8;

type Place = PrintedRow | undefined;

/** The fronts of a page of cards, and their backs as they lie when the sheet is turned over its long edge. */
export interface CardPage {
  fronts: readonly Place[];
  backs: readonly Place[];
}

/** Lays out cards that are printed on both sides. The places after the last card stay empty. */
export function layOutCards(rows: readonly PrintedRow[]): CardPage[] {
  const pages = Math.ceil(rows.length / cardsOfPage);
  return Array.from({ length: pages }, (_, page) => {
    const fronts = Array.from(
      { length: cardsOfPage },
      (_, place): Place => rows[page * cardsOfPage + place],
    );
    const backs = fronts.map((_, place) => fronts[mirror(place)]);
    return { fronts, backs };
  });
}

/** The place in the same line, counted from its other end. */
const mirror = (place: number): number => {
  const column = place % cardColumns;
  return place - column + (cardColumns - 1 - column);
};
