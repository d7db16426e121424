import type { Knowing } from '@wordhoard/contract/enumeration';
import { useAtomValue, useSetAtom } from 'jotai';
import { knowingAtom, learningOf, setLearningAtom } from './knowing-atom.ts';
import { knowingOf, stageOf } from './knowing-stage.ts';
import type { MarkableWord } from './use-knowing.ts';
import type { ManyKnowingSource } from './use-many-knowing.ts';

/** What a visitor knows of many words is kept in their browser. */
export function useManyInBrowser(words: readonly MarkableWord[]): ManyKnowingSource {
  const record = useAtomValue(knowingAtom);
  const setLearning = useSetAtom(setLearningAtom);
  const learnings = words.map(({ id }) => ({ id, learning: learningOf(record, id) }));

  function changeAll(knowing: Knowing): () => void {
    const stage = stageOf[knowing];
    const changed = learnings.filter(({ learning }) => learning.knowing !== stage);
    for (const { id } of changed) setLearning(id, { knowing: stage, rightDays: 0 });
    return () => {
      for (const { id, learning } of changed) setLearning(id, learning);
    };
  }

  return { knowings: learnings.map(({ learning }) => knowingOf[learning.knowing]), changeAll };
}
