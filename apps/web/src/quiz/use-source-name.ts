import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import type { QuizSource } from './quiz-choice.ts';
import { useNamedSource } from './use-named-source.ts';

/** The name of what is being played, in the interface language of now. */
export function useSourceName(source: QuizSource): string {
  const { formatMessage } = useIntl();
  const { name, isGone } = useNamedSource(source);
  if (isGone) return formatMessage(sourceMessages.words);
  switch (source.kind) {
    case 'list':
    case 'table':
      return name ?? ('slug' in source ? source.slug : '');
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
