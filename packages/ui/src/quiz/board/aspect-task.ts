import { defineMessages, type NoMessageValues, type TypedMessageDescriptor } from 'react-intl';
import type { QuizContent } from './quiz-content.tsx';

/** What is asked about a word, other than its meaning. */
export type AskedAspect = 'article' | 'gender' | 'plural' | 'reading';

/** The instruction of a prompt that asks for something else than the meaning. */
export function aspectTask(
  content: QuizContent | undefined,
): TypedMessageDescriptor<NoMessageValues> | undefined {
  if (content?.kind === 'gap') return messages.gap;
  return content?.kind === 'word' && content.asks ? messages[content.asks] : undefined;
}

const messages = defineMessages<Record<AskedAspect | 'gap', NoMessageValues>>({
  article: { id: 'ui.aspectTask.article', defaultMessage: 'Which article?' },
  gender: { id: 'ui.aspectTask.gender', defaultMessage: 'Which gender?' },
  plural: { id: 'ui.aspectTask.plural', defaultMessage: 'What is the plural?' },
  reading: { id: 'ui.aspectTask.reading', defaultMessage: 'How is it read?' },
  gap: { id: 'ui.aspectTask.gap', defaultMessage: 'Which word is missing?' },
});
