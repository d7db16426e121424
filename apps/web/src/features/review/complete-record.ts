import { atom } from 'jotai';
import { sessionAtom } from '../../shared/session/session-atom.ts';
import { isCompleteAtom, practiceAtom, visitor } from './practice.ts';

/** The histories of the learner with their cards. Absent until this device has all of them: a part would give wrong figures. */
export const completeRecordAtom = atom((get) => {
  const { owner, histories } = get(practiceAtom);
  const isOwn = owner === (get(sessionAtom)?.user.username ?? visitor);
  const isDerived = Object.values(histories).every(({ card }) => card !== undefined);
  return isOwn && get(isCompleteAtom) && isDerived ? histories : undefined;
});
