import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';

interface Kept {
  status: EntryStatus;
  privacy: Privacy | null;
}

/** Whether nobody else sees a word, nor what stands on it: neither waits for approval then. */
export const isSecretWord = ({ status, privacy }: Kept): boolean =>
  status === EntryStatus.Pending && privacy === Privacy.Private;
