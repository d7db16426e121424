import { CollectionPrivacy, EntryStatus, type Privacy } from '@wordhoard/contract/enumeration';
import { importWords, renewLink, saveCollection } from './collection-steps.ts';
import { record, suggest, tag, translate, upload, withdrawEntry } from './entry-steps.ts';
import type { Choice, History, Outcome } from './history.ts';
import type { Member } from './member.ts';
import { decideEntry, decideWord } from './moderation-steps.ts';
import { contribute, saveWord, setPrivacy, withdrawWord } from './word-steps.ts';

/** One action of a member on one of the two words. */
export interface Step {
  action: ActionName;
  member: number;
  text: number;
  privacy: Privacy;
}

type Action = (history: History, member: Member, choice: Choice) => Outcome;

type ActionName = keyof typeof actions;

const { Approved, Pending, Rejected } = EntryStatus;

const actions = {
  contribute: contribute,
  saveWord: saveWord,
  setPrivacy,
  withdrawWord,
  translate,
  tag,
  upload,
  record,
  suggest,
  withdrawEntry,
  saveList: (history, member, choice) => saveCollection(history, member, 'list', choice),
  saveTable: (history, member, choice) => saveCollection(history, member, 'table', choice),
  shareList: (history, member, { text }) =>
    saveCollection(history, member, 'list', { text, privacy: CollectionPrivacy.Unlisted }),
  shareTable: (history, member, { text }) =>
    saveCollection(history, member, 'table', { text, privacy: CollectionPrivacy.Unlisted }),
  renewLink: (history, member) => renewLink(history, member),
  importWords,
  approveWord: (history, member, { text }) => decideWord(history, member, text, Approved),
  rejectWord: (history, member, { text }) => decideWord(history, member, text, Rejected),
  reopenWord: (history, member, { text }) => decideWord(history, member, text, Pending),
  approveEntry: (history, member) => decideEntry(history, member, Approved),
  rejectEntry: (history, member) => decideEntry(history, member, Rejected),
  reopenEntry: (history, member) => decideEntry(history, member, Pending),
  async deleteAccount(history, member) {
    await history.replace(member);
    return true;
  },
} satisfies Record<string, Action>;

export const actionNames = Object.keys(actions) as ActionName[];

export async function runStep(history: History, step: Step): Outcome {
  const member = history.members[step.member];
  const text = history.texts[step.text];
  if (member === undefined || text === undefined) {
    throw new Error('The member or the word of the step does not exist');
  }
  return actions[step.action](history, member, { text, privacy: step.privacy });
}
