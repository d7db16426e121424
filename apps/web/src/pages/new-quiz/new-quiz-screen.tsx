import {
  type RequestedSource,
  type RequestedTable,
  readQuizSource,
} from '@wordhoard/contract/quiz-address';
import { useAtomValue } from 'jotai';
import { useSearch, useSearchParams } from 'wouter';
import { useIsKnownLanguage } from '../../features/language/language-options.ts';
import {
  OwnQuizSettings,
  TagQuizSettings,
  WordQuizSettings,
} from '../../features/practice/settings/quiz-settings.tsx';
import { TableQuizSettings } from '../../features/practice/settings/table-quiz-settings.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** Configures a quiz about a table, a tag, a search or own words. */
export function NewQuizScreen() {
  const [parameters] = useSearchParams();
  const settings = useAtomValue(settingsAtom);
  const requested = parameters.get('to') ?? settings.tranLangCode;
  const tranLangCode = useIsKnownLanguage(requested) === false ? settings.tranLangCode : requested;
  const source = readQuizSource(parameters);
  if (source === undefined) return <NotFound />;
  if (source.kind !== 'table') return <NewWordQuiz source={source} tranLangCode={tranLangCode} />;
  return <TableQuizSettings source={source} tranLangCode={tranLangCode} />;
}

interface NewWordQuizProps {
  source: Exclude<RequestedSource, RequestedTable>;
  tranLangCode: string;
}

function NewWordQuiz({ source, tranLangCode }: NewWordQuizProps) {
  const search = useSearch();
  if (useIsKnownLanguage(source.langCode) === false) return <NotFound />;
  switch (source.kind) {
    case 'tag':
      return <TagQuizSettings key={search} source={source} tranLangCode={tranLangCode} />;
    case 'own':
      return <OwnQuizSettings key={search} source={source} tranLangCode={tranLangCode} />;
    default:
      return <WordQuizSettings key={search} source={source} tranLangCode={tranLangCode} />;
  }
}
