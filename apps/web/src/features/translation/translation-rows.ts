import type { ApiFailure } from '@wordhoard/api-client';
import type { Draft } from '../../shared/form/drafts.ts';
import type { NewTranslation } from './queries.ts';

/** A translation in the form. */
export interface TranslationRowText {
  text: string;
  /** The id of the chosen suggestion, until the text changes. */
  destId?: string | undefined;
  /** If it is empty, the server derives it from the word. */
  speechPartId: string;
}

export const emptyRow: TranslationRowText = { text: '', speechPartId: '' };

export const isFilled = ({ text }: TranslationRowText): boolean => text.trim() !== '';

/** Rows as a draft, which contains only texts. */
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

/** The translations of the rows that are not empty. */
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
 * The error about a sent row. For a duplicate, the field only names the row; the message is that of
 * the failure.
 */
export function faultOf(failure: ApiFailure | undefined, row: number): string | undefined {
  const field = failure?.fields.find(({ path }) => path.startsWith(`${row}.`));
  return failure?.code === 'SimilarRecordAlreadyExists' ? field && failure.message : field?.message;
}
