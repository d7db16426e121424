import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import type { QuizSource, ResolvedQuizSettings } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';

/** The name of the source, in the current interface language. */
export function useSourceName(source: QuizSource): string {
  const { formatMessage } = useIntl();
  const { name, isGone } = useNamedSource(source);
  if (isGone) return formatMessage(sourceMessages.words);
  switch (source.kind) {
    case 'list':
    case 'table':
      return name ?? ('slug' in source ? source.slug : '');
    case 'tag':
      return name ?? source.code;
    case 'search':
      return formatMessage(sourceMessages[searchNames[source.mode ?? WordMode.Word]], {
        hasText: source.text === '' ? 'no' : 'yes',
        text: source.text,
      });
    case 'own':
      return formatMessage(sourceMessages[source.knowing]);
    case 'lesson':
      return formatMessage(sourceMessages.lesson);
    case 'words':
      return formatMessage(sourceMessages.words);
  }
}

const searchNames = {
  [WordMode.Word]: 'search',
  [WordMode.Definition]: 'definitions',
  [WordMode.Idiom]: 'idioms',
} as const;

const sourceMessages = defineMessages({
  search: { id: 'quizSource.search', defaultMessage: 'Words with “{text}”' },
  definitions: {
    id: 'quizSource.definitions',
    defaultMessage: '{hasText, select, yes {Definitions with “{text}”} other {Definitions}}',
  },
  idioms: {
    id: 'quizSource.idioms',
    defaultMessage: '{hasText, select, yes {Idioms with “{text}”} other {Idioms}}',
  },
  saved: { id: 'quizSource.saved', defaultMessage: 'Words you’re learning' },
  known: { id: 'quizSource.known', defaultMessage: 'Words you know' },
  missed: { id: 'quizSource.missed', defaultMessage: 'Words you missed' },
  due: { id: 'quizSource.due', defaultMessage: 'Words due' },
  weak: { id: 'quizSource.weak', defaultMessage: 'Tricky words' },
  new: { id: 'quizSource.new', defaultMessage: 'New words' },
  lesson: { id: 'quizSource.lesson', defaultMessage: 'Lesson' },
  words: { id: 'quizSource.words', defaultMessage: 'Chosen words' },
});

interface NamedSource {
  /** Once it is loaded. */
  name: string | undefined;
  /** Whether it has been deleted or made private since it was played. */
  isGone: boolean;
  isLoading: boolean;
}

/**
 * The list, table or tag of a quiz. Other sources have no name and cannot be deleted. The queries are those of their
 * pages, written out, because the modules of those would load feeds before the first question.
 */
export function useNamedSource(source: QuizSource): NamedSource {
  const api = useApiQueries();
  const slug = 'slug' in source ? source.slug : '';
  const list = useQuery({
    ...api.queryOptions('post', '/front-list/record', { body: { slug } }),
    enabled: source.kind === 'list' && slug !== '',
  });
  const table = useQuery({
    ...api.queryOptions('post', '/front-table/entity', { body: { slug } }),
    enabled: source.kind === 'table' && slug !== '',
  });
  const tag = useQuery({
    ...api.queryOptions('post', '/front-tag-word/record', {
      body: { code: source.kind === 'tag' ? source.code : '' },
    }),
    enabled: source.kind === 'tag',
  });
  const { data, error, isLoading } = [tag, table].find(({ isEnabled }) => isEnabled) ?? list;
  const isGone = error instanceof ApiFailure && error.status === 404;
  return { name: data?.name, isGone, isLoading };
}

/** Whether each cell of a table is asked by its row and its column. */
export const asksCells = (source: QuizSource): boolean =>
  source.kind === 'table' && source.learnColumnId === undefined;

/** Whether the words are definitions, which are asked for the words that they explain. */
export const isOfDefinitions = (source: QuizSource): boolean =>
  source.kind === 'search' && source.mode === WordMode.Definition;

/** The page of the source, where the learner returns to when leaving the quiz. */
export function buildSourcePath({
  source,
  tranLangCode,
}: Pick<ResolvedQuizSettings, 'source' | 'tranLangCode'>): string {
  switch (source.kind) {
    case 'list':
      return 'slug' in source ? paths.list(source.slug, tranLangCode) : paths.quizIndex();
    case 'table':
      return 'slug' in source ? paths.table(source.slug) : paths.quizIndex();
    case 'tag':
      return paths.tag(source.code, source.langCode);
    case 'search':
      return paths.wordsLike(source.langCode, source.text, source.mode);
    case 'own':
    case 'lesson':
    case 'words':
      return paths.home();
  }
}
