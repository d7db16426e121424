import { useQuery } from '@tanstack/react-query';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { listQuery } from '../list/list-query.ts';
import { tableQuery } from '../table/table-query.ts';
import type { QuizSource } from './quiz-choice.ts';

/** The name of what is being played, in the interface language of now. */
export function useSourceName(source: QuizSource): string {
  const { formatMessage } = useIntl();
  const api = useApi();
  const slug = 'slug' in source ? source.slug : '';
  const list = useQuery({
    ...listQuery(api, { slug }),
    enabled: source.kind === 'list' && slug !== '',
  });
  const table = useQuery({
    ...tableQuery(api, { slug }),
    enabled: source.kind === 'table' && slug !== '',
  });
  switch (source.kind) {
    case 'list':
      return list.data?.name ?? slug;
    case 'table':
      return table.data?.name ?? slug;
    case 'tag':
      return `#${source.code}`;
    case 'search':
      return formatMessage(sourceMessages.search, { text: source.text });
    case 'own':
      return formatMessage(sourceMessages[source.knowing]);
    case 'words':
      return formatMessage(sourceMessages.words);
  }
}

export const sourceMessages = defineMessages<{
  search: { text: string };
  saved: NoMessageValues;
  known: NoMessageValues;
  missed: NoMessageValues;
  words: NoMessageValues;
}>({
  search: { id: 'quizSource.search', defaultMessage: 'Words with “{text}”' },
  saved: { id: 'quizSource.saved', defaultMessage: 'Words you learn' },
  known: { id: 'quizSource.known', defaultMessage: 'Words you know' },
  missed: { id: 'quizSource.missed', defaultMessage: 'Words you missed' },
  words: { id: 'quizSource.words', defaultMessage: 'Chosen words' },
});
