import type { QuizItemRecord } from '@wordhoard/contract';
import { foldText } from '@wordhoard/quiz-engine';

interface Asked {
  item: QuizItemRecord;
  /** All words that the prompt shows, where they are several. */
  prompts?: readonly string[];
}

/**
 * What is right for one item is right for all that show the same prompt, or a word of it: _sie_ is
 * she and they.
 */
export function acceptForSamePrompt<One extends Asked>(asked: readonly One[]): One[] {
  const answersTo = new Map<string, string[]>();
  for (const one of asked) {
    for (const key of promptKeys(one)) {
      answersTo.set(key, [...(answersTo.get(key) ?? []), ...one.item.accepted]);
    }
  }
  return asked.map((one) =>
    accepting(
      one,
      promptKeys(one).flatMap((key) => answersTo.get(key) ?? []),
    ),
  );
}

/** The item with more right answers; its own come first. */
export function accepting<One extends Pick<Asked, 'item'>>(
  asked: One,
  answers: readonly string[],
): One {
  const accepted = [...new Set([...asked.item.accepted, ...answers])];
  return { ...asked, item: { ...asked.item, accepted } };
}

function promptKeys({ item: { prompt }, prompts = [prompt.text] }: Asked): string[] {
  const { langCode, imageKey } = prompt;
  if (imageKey !== undefined) return [imageKey];
  return prompts.map((text) => `${langCode ?? ''} ${foldText(text, langCode)}`);
}
