import { useAtomValue } from 'jotai';
import { useSearch, useSearchParams } from 'wouter';
import { NotFound } from '../general/not-found.tsx';
import { settingsAtom } from '../settings/settings-atom.ts';
import { OwnQuizSettings } from './own-quiz-settings.tsx';
import { readSource } from './read-quiz-link.ts';
import { TableQuizSettings } from './table-quiz-settings.tsx';
import { WordQuizSettings } from './word-quiz-settings.tsx';

/** How the words of a table, a tag, a search, or one's own are to be played. */
export function NewQuizScreen() {
  const search = useSearch();
  const [parameters] = useSearchParams();
  const settings = useAtomValue(settingsAtom);
  const tranLangCode = parameters.get('to') ?? settings.tranLangCode;
  const source = readSource(parameters);
  if (source === undefined) return <NotFound />;
  switch (source.kind) {
    case 'table':
      return <TableQuizSettings source={source} tranLangCode={tranLangCode} />;
    case 'own':
      return <OwnQuizSettings key={search} source={source} tranLangCode={tranLangCode} />;
    default:
      return <WordQuizSettings key={search} source={source} tranLangCode={tranLangCode} />;
  }
}
