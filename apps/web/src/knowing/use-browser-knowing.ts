import type { Knowing } from '@wordhoard/contract/enumeration';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { knowingAtom, learningOf, setLearningAtom } from './knowing-atom.ts';
import { knowingOf, stageOf } from './knowing-stage.ts';
import type { KnowingSource } from './use-knowing.ts';

/** What a visitor knows of a word is kept in their browser. */
export function useBrowserKnowing(wordId: string): KnowingSource {
  const learning = useAtomValue(
    useMemo(() => atom((get) => learningOf(get(knowingAtom), wordId)), [wordId]),
  );
  const setLearning = useSetAtom(setLearningAtom);

  function change(knowing: Knowing): () => void {
    setLearning(wordId, { knowing: stageOf[knowing], rightDays: 0 });
    return () => setLearning(wordId, learning);
  }

  return { knowing: knowingOf[learning.knowing], change };
}
