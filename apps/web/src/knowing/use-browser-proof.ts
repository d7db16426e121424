import { gradeSpelling, isRightVerdict } from '@wordhoard/quiz-engine';
import { useAtomValue, useSetAtom } from 'jotai';
import { knowingAtom, learningOf, setLearningAtom } from './knowing-atom.ts';
import type { Attempt, Proof, ProofSource } from './use-proof.ts';

/** What a visitor proves is graded in their browser and kept there. */
export function useBrowserProof(wordId: string): ProofSource {
  const before = learningOf(useAtomValue(knowingAtom), wordId);
  const setLearning = useSetAtom(setLearningAtom);

  async function prove(attempt: Attempt): Promise<Proof> {
    const { verdict, expected } = grade(attempt);
    const isRight = isRightVerdict(verdict);
    if (isRight) {
      const learning = before.knowing === 'known' ? before : ({ rightDays: 0 } as const);
      const provedAt = new Date().toISOString();
      setLearning(wordId, { ...learning, knowing: 'known', provedAt });
    }
    return { verdict, isRight, expected, takeBack: () => setLearning(wordId, before) };
  }

  return { prove };
}

/** Only the right picture is handed in. */
function grade(attempt: Attempt): Pick<Proof, 'verdict' | 'expected'> {
  if ('wordImageId' in attempt) return { verdict: 'exact', expected: [] };
  const { answer, langCode, accepted } = attempt;
  return { verdict: gradeSpelling({ answer, accepted, langCode }).verdict, expected: accepted };
}
