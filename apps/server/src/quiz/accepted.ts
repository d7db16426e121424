import type { QuizItemRecord } from '@wordhoard/contract';
import { foldText } from '@wordhoard/quiz-engine';

/** What is right for one item is right for all that show the same prompt: _sie_ is she and they. */
export function acceptForSamePrompt<Asked extends { item: QuizItemRecord }>(
  asked: readonly Asked[],
): Asked[] {
  const answersTo = Map.groupBy(asked, ({ item }) => promptKey(item));
  return asked.map((one) => {
    const alike = answersTo.get(promptKey(one.item)) ?? [];
    return alike.length < 2
      ? one
      : accepting(
          one,
          alike.flatMap(({ item }) => item.accepted),
        );
  });
}

/** The item with more right answers; its own come first. */
export function accepting<Asked extends { item: QuizItemRecord }>(
  asked: Asked,
  answers: readonly string[],
): Asked {
  const accepted = [...new Set([...asked.item.accepted, ...answers])];
  return { ...asked, item: { ...asked.item, accepted } };
}

const promptKey = ({ prompt: { text, langCode, imageKey } }: QuizItemRecord): string =>
  imageKey ?? `${langCode ?? ''} ${foldText(text, langCode)}`;
