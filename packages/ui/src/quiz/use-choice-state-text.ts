import { defineMessages, useIntl } from 'react-intl';
import type { ChoiceState } from './choice-option.tsx';

/** What colour and mark say to the eye, in words. */
export function useChoiceStateText(state: ChoiceState): string | undefined {
  const { formatMessage } = useIntl();
  if (state === 'idle' || state === 'passed') return undefined;
  return formatMessage(messages[state]);
}

const messages = defineMessages({
  right: { id: 'ui.choiceOption.right', defaultMessage: '(your answer, right)' },
  wrong: { id: 'ui.choiceOption.wrong', defaultMessage: '(your answer, wrong)' },
  revealed: { id: 'ui.choiceOption.revealed', defaultMessage: '(the right answer)' },
});
