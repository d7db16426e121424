import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Knowing } from '@wordhoard/contract/enumeration';
import { useSetAtom } from 'jotai';
import { useApi } from '../app/api-context.ts';
import { setChangedKnowingAtom } from './changed-knowing-atom.ts';
import { proveWord, restoreKnowing } from './knowing-calls.ts';
import { localDay } from './local-day.ts';
import type { MarkableWord } from './use-knowing.ts';
import type { Attempt, Proof, ProofSource } from './use-proof.ts';

/** What an account proves is graded by the server. */
export function useAccountProof({ id: wordId, knowing: told }: MarkableWord): ProofSource {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = useSetAtom(setChangedKnowingAtom);
  const day = () => localDay(new Date());
  const refreshLearning = () => queryClient.invalidateQueries({ queryKey: ['user'] });

  const proving = useMutation({
    mutationFn: (attempt: Attempt) =>
      proveWord(api, { wordId, day: day(), ...asServerTakesIt(attempt) }),
    onSuccess({ isRight }) {
      if (!isRight) return undefined;
      show(wordId, Knowing.Known);
      return refreshLearning();
    },
  });
  const undoing = useMutation({
    mutationFn: (changed: Awaited<ReturnType<typeof proveWord>>['changed']) =>
      restoreKnowing(api, { changed, day: day() }),
    onMutate: ([change]) => show(wordId, change?.before.knowing ?? told ?? Knowing.Unknown),
    onSuccess: refreshLearning,
  });

  async function prove(attempt: Attempt): Promise<Proof> {
    const { verdict, isRight, expected, changed } = await proving.mutateAsync(attempt);
    return { verdict, isRight, expected, takeBack: () => undoing.mutate(changed) };
  }

  return { prove };
}

function asServerTakesIt(attempt: Attempt) {
  if ('wordImageId' in attempt) return attempt;
  return { answer: attempt.answer, tranLangCode: attempt.langCode };
}
