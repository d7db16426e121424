import type { JudgedEntry } from './moderation-queries.ts';

/** What an entry is about, for those who hear the page. */
export function subjectText(entry: JudgedEntry): string {
  switch (entry.kind) {
    case 'translation':
      return entry.words.map(({ text }) => text).join(' – ');
    case 'tag':
      return `${entry.word.text} – ${entry.tag.code}`;
    case 'suggestion':
      return `${entry.word.text} – ${entry.text}`;
    default:
      return entry.word.text;
  }
}
