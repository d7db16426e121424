import { defineMessages } from '@wordhoard/i18n/messages';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { countQuestions, type QuizMaterial } from '../session/plan-quiz.ts';

/** How many questions a mixed quiz asks, if more than words. */
export function QuestionCount({ material }: { material: QuizMaterial }) {
  const { formatMessage } = useIntl();
  const count = useMemo(() => countQuestions(material), [material]);
  return count > material.pairs.length && ` · ${formatMessage(messages.questions, { count })}`;
}

const messages = defineMessages({
  questions: {
    id: 'quizSettings.questions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
  },
});
