import { defineMessages } from '@wordhoard/i18n/messages';
import type { WaitingEdit } from '../../shared/outbox/waiting-edits.ts';

/** What an edit contains or concerns, beside what has the page; empty if its names are unknown. */
export function describeSubject({ body, names }: WaitingEdit, pageId?: string): string {
  const others = Object.entries(names).flatMap(([id, name]) => (id === pageId ? [] : [name]));
  return [...new Set([...listTexts(body), ...others])].join(' · ');
}

/** The texts that the learner has typed. */
export function listTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) =>
    typeof part === 'string' && textFields.includes(field) ? toLines(part) : listTexts(part),
  );
}

const textFields = ['name', 'text', 'note', 'example'];

/** The lines of an import have quoted cells. */
const toLines = (text: string): string[] =>
  text
    .replaceAll('"', '')
    .split('\n')
    .map((line) => line.trim().replaceAll('\t', ' – '))
    .filter((line) => line !== '');

const messages = defineMessages({
  newList: { id: 'waitingEdit.newList', defaultMessage: 'New list' },
  list: { id: 'waitingEdit.list', defaultMessage: 'Details of a list' },
  deletedList: { id: 'waitingEdit.deletedList', defaultMessage: 'Deleted list' },
  savedLists: { id: 'waitingEdit.savedLists', defaultMessage: 'Saved lists' },
  words: { id: 'waitingEdit.words', defaultMessage: 'Words of a list' },
  newWord: { id: 'waitingEdit.newWord', defaultMessage: 'New word' },
  word: { id: 'waitingEdit.word', defaultMessage: 'What you say about a word' },
  translation: { id: 'waitingEdit.translation', defaultMessage: 'Translation' },
  image: { id: 'waitingEdit.image', defaultMessage: 'Picture' },
  recording: { id: 'waitingEdit.recording', defaultMessage: 'Recording' },
  tag: { id: 'waitingEdit.tag', defaultMessage: 'Tag' },
  settings: { id: 'waitingEdit.settings', defaultMessage: 'Goal, reminder or level' },
  plan: { id: 'waitingEdit.plan', defaultMessage: 'Study plan' },
});

/** What kind of change an edit is, by the beginning of its path; the first match wins. */
const kinds = [
  ['/front-list/create', messages.newList],
  ['/front-list/update', messages.list],
  ['/front-list/delete', messages.deletedList],
  ['/front-list/link-word', messages.words],
  ['/front-list/link', messages.savedLists],
  ['/front-list/', messages.words],
  ['/front-word/create', messages.newWord],
  ['/front-word/', messages.word],
  ['/front-tran/', messages.translation],
  ['/front-word-image/', messages.image],
  ['/front-word-recording/', messages.recording],
  ['/front-tag-word/', messages.tag],
  ['/front-progress/update-settings', messages.settings],
  ['', messages.plan],
] as const;

export const findKindMessage = ({ path }: WaitingEdit) =>
  kinds.find(([start]) => path.startsWith(start))?.[1] ?? messages.plan;
