import type { QuizItemRecord, QuizQuestionKey } from '@wordhoard/contract';

type Asked = Pick<QuizItemRecord, 'wordId' | 'rowId' | 'columnId'>;

/** Tells apart what the items ask: rows with the same word, and cells with the same word. */
export const questionKeyOf = ({
  wordId,
  rowId,
  columnId,
}: Pick<QuizQuestionKey, 'wordId' | 'rowId' | 'columnId'>): string =>
  [wordId, rowId, columnId].filter((id) => id !== undefined).join(' ');

/** What a quiz asks once: a cell of a table, or a word, even if it is in several rows. */
export const subjectOf = (item: Asked): string =>
  item.columnId === undefined ? item.wordId : questionKeyOf(item);
