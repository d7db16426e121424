import type { ApiFailure } from '@wordhoard/api-client';
import type { Draft } from '../../shared/form/drafts.ts';
import type { NewTranslation } from './queries.ts';

/** A translation as it is being typed. */
export interface TranslationRowText {
  text: string;
  /** The word that was chosen of those suggested, until something else is typed. */
  destId?: string | undefined;
  /** Empty, it is for the server to tell by the word. */
  speechPartId: string;
}

export const emptyRow: TranslationRowText = { text: '', speechPartId: '' };

export const isFilled = ({ text }: TranslationRowText): boolean => text.trim() !== '';

/** Rows as a draft keeps them, which has nothing but texts. */
export function draftOf(rows: readonly TranslationRowText[]): Draft {
  return Object.fromEntries(
    rows.filter(isFilled).flatMap(({ text, speechPartId }, index) => [
      [`text ${index}`, text],
      [`part ${index}`, speechPartId],
    ]),
  );
}

export function rowsOf(draft: Draft | undefined): TranslationRowText[] {
  const rows: TranslationRowText[] = [];
  for (let text = draft?.['text 0']; text !== undefined; text = draft?.[`text ${rows.length}`]) {
    rows.push({ text, speechPartId: draft?.[`part ${rows.length}`] ?? '' });
  }
  return rows.length === 0 ? [emptyRow] : rows;
}

/** What is sent of the rows that hold anything. */
export function newTranslationsOf(
  rows: readonly TranslationRowText[],
  { wordId, langCode }: { wordId: string; langCode: string },
): NewTranslation[] {
  return rows.filter(isFilled).map(({ text, destId, speechPartId }) => ({
    wordId,
    ...(speechPartId !== '' && { speechPartId: Number(speechPartId) }),
    dest: destId === undefined ? { text: text.trim(), langCode } : { id: destId },
  }));
}

/**
 * What the server says of the row that stands at a row among those sent. Of one that is here already,
 * the failure says it: the field only tells which one it is.
 */
export function faultOf(failure: ApiFailure | undefined, row: number): string | undefined {
  const field = failure?.fields.find(({ path }) => path.startsWith(`${row}.`));
  return failure?.code === 'SimilarRecordAlreadyExists' ? field && failure.message : field?.message;
}
