import {
  type RequestedSource,
  type RequestedTable,
  readQuizSource,
} from '@wordhoard/contract/quiz-address';
import { useSearch, useSearchParams } from 'wouter';
import {
  useIsKnownLanguage,
  useValidTranslation,
} from '../../features/language/language-options.ts';
import { useNamedSource } from '../../features/quiz/quiz-source.ts';
import { OwnQuizSettings, WordQuizSettings } from '../../features/quiz/settings/quiz-settings.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { NotFound } from '../../shared/page/not-found.tsx';

const TableQuizSettings = lazyComponent(
  async () =>
    (await import('../../features/quiz/settings/table-quiz-settings.tsx')).TableQuizSettings,
);

/** Configures a quiz about a table, a tag, a search or own words. */
export function NewQuizScreen() {
  const [parameters] = useSearchParams();
  const source = readQuizSource(parameters);
  const langCode = source?.kind === 'table' ? '' : (source?.langCode ?? '');
  const tranLangCode = useValidTranslation(langCode, parameters.get('to') ?? undefined);
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
  const isUnknownLanguage = useIsKnownLanguage(source.langCode) === false;
  const { isGone } = useNamedSource(source);
  if (isUnknownLanguage || isGone) return <NotFound />;
  return source.kind === 'own' ? (
    <OwnQuizSettings key={search} source={source} tranLangCode={tranLangCode} />
  ) : (
    <WordQuizSettings key={search} source={source} tranLangCode={tranLangCode} />
  );
}
