/** What a card shows on one side: a text in its language, as a picture where it has one. */
export interface QuizSide {
  /** The text; beside a picture, what the picture shows. */
  readonly text: string;
  /** BCP 47, such as `pt-BR`. Without it no rule of any one language applies. */
  readonly langCode?: string | undefined;
  /** Names the picture: two sides show the same picture where their keys are identical. */
  readonly imageKey?: string | undefined;
}

/** The answer side of a pair, with all that decides what else would be right. */
export interface QuizAnswer extends QuizSide {
  readonly wordId: string;
  /** All right answers to the prompt. `text` is one of them, listed or not. */
  readonly accepted: readonly string[];
  readonly speechPartId?: string | number | undefined;
  /** Whatever makes wrong options harder to tell from the right one, such as the list's id. */
  readonly group?: string | undefined;
}

/**
 * One thing to ask: a prompt and its answer. Which side is the word and which its translation, or
 * which columns of a table they are, is the caller's choice; so is the answer mode: give the
 * answer an `imageKey` and options and tiles are pictures.
 */
export interface QuizItem extends QuizAnswer {
  readonly prompt: QuizSide;
}

/** What the questions about one item have in common. */
export interface ItemQuestion<Item extends QuizItem = QuizItem> {
  readonly item: Item;
  readonly prompt: Item['prompt'];
}

/** The right texts, the expected one first, each once. */
export function acceptedTexts(answer: QuizAnswer): string[] {
  return [...new Set([answer.text, ...answer.accepted])];
}
