import { readWordMode } from '@wordhoard/contract/page-address';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { LanguagePair } from './language-pair.tsx';

/** Chooses both languages. The current page follows the choice. */
export function PageLanguages() {
  const before = useAtomValue(settingsAtom);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const frame = useRef<HTMLDivElement>(null);
  // The panel was opened before this was loaded.
  useEffect(() => frame.current?.querySelector('select')?.focus(), []);
  return (
    <div ref={frame}>
      <LanguagePair
        onChange={(chosen) => {
          const path = rewritePath({ pathname, search }, before, chosen);
          if (path !== undefined) navigate(path);
        }}
      />
    </div>
  );
}

interface Languages {
  learnLangCode: string;
  tranLangCode: string;
}

/**
 * Where the current page is in other languages; `undefined` if it stays. A list, a table and a quiz belong
 * to one learned language, so another one leads to those that it has.
 */
export function rewritePath(
  { pathname, search }: { pathname: string; search: string },
  before: Languages,
  chosen: Languages,
): string | undefined {
  const [, section = '', name = '', last] = pathname.split('/');
  const page = { name, last, parameters: new URLSearchParams(search) };
  const pathsOf = chosen.learnLangCode === before.learnLangCode ? translatedPaths : learnedPaths;
  return Object.hasOwn(pathsOf, section) ? pathsOf[section]?.(page, chosen) : undefined;
}

interface Page {
  name: string;
  /** The part after the name. */
  last: string | undefined;
  parameters: URLSearchParams;
}

type PathOf = (page: Page, languages: Languages) => string | undefined;

/** Whether a page is a form instead of a list or a table: it keeps what the learner has entered. */
const isForm = ({ name, last }: Page): boolean =>
  name === 'new' || name === 'paste' || last === 'import';

/** The paths in another learned language, by the first part of the address. */
const learnedPaths: Readonly<Record<string, PathOf>> = {
  words: ({ parameters }, { learnLangCode }) =>
    paths.wordsOfMode(learnLangCode, readWordMode(parameters)),
  lists: (_, { learnLangCode }) => paths.lists(learnLangCode),
  list: (page, { learnLangCode }) => (isForm(page) ? undefined : paths.lists(learnLangCode)),
  tables: (_, { learnLangCode }) => paths.tables(learnLangCode),
  table: (page, { learnLangCode }) => (isForm(page) ? undefined : paths.tables(learnLangCode)),
  tags: (_, { learnLangCode }) => paths.tags(learnLangCode),
  tag: ({ name }, { learnLangCode }) => paths.tag(name, learnLangCode),
  language: (_, { learnLangCode }) => paths.language(learnLangCode),
  quiz: learnedQuizPath,
};

const translatedPaths: Readonly<Record<string, PathOf>> = {
  list: (page, { tranLangCode }) =>
    isForm(page) ? undefined : paths.list(page.name, tranLangCode),
  quiz: translatedQuizPath,
};

/** Tags, searches and the learner's own words exist in each language; tables and chosen words do not. */
function learnedQuizPath({ name, last, parameters }: Page, languages: Languages) {
  if (name !== 'new') return last === undefined ? undefined : paths.quizIndex();
  if (parameters.has('table') || parameters.has('words')) return paths.quizIndex();
  return newQuizPath(parameters, { lang: languages.learnLangCode, to: languages.tranLangCode });
}

function translatedQuizPath({ name, last, parameters }: Page, { tranLangCode }: Languages) {
  if (name === 'new') return newQuizPath(parameters, { to: tranLangCode });
  if (last === undefined) return undefined;
  const path = paths.quizSettings(name, tranLangCode);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

const newQuizPath = (parameters: URLSearchParams, changes: Record<string, string>): string =>
  `${paths.newQuiz()}?${new URLSearchParams({ ...Object.fromEntries(parameters), ...changes })}`;
