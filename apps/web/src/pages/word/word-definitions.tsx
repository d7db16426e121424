import type { Word } from '@wordhoard/contract';
import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { EntryStatusNote } from '../../features/contribution/entry-status-note.tsx';
import { isSecretWord } from '../../features/word/queries.ts';
import { paths } from '../../shared/routes/routes.ts';

interface WordDefinitionsProps {
  word: Word;
}

/** What a word or an idiom means, in its own language. The words that a definition explains are its translations. */
export function WordDefinitions({ word }: WordDefinitionsProps) {
  if (word.mode === WordMode.Definition) return null;
  return word.definitionFeed.data.map(({ id, dest, status, reason }) => (
    <p key={id} className="word-definition" lang={dest.langCode} dir="auto">
      <a href={paths.word(dest)}>{dest.text}</a>
      {status !== EntryStatus.Approved && (
        <EntryStatusNote entry={{ status, reason }} isSecret={isSecretWord(word)} />
      )}
    </p>
  ));
}
