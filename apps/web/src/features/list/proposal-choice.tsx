import { defineMessages } from '@wordhoard/i18n/messages';
import { Checkbox, Note } from '@wordhoard/ui';
import { useIntl } from 'react-intl';

interface ProposalChoiceProps {
  value: boolean;
  onChange: (isProposed: boolean) => void;
}

/** Asks whether imported words and translations are proposed to everybody. */
export function ProposalChoice({ value, onChange }: ProposalChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Checkbox
        label={formatMessage(messages.propose)}
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Note>{formatMessage(messages.hint)}</Note>
    </div>
  );
}

const messages = defineMessages({
  propose: {
    id: 'proposalChoice.propose',
    defaultMessage: 'Suggest new words and translations for the dictionary',
  },
  hint: {
    id: 'proposalChoice.hint',
    defaultMessage: 'Otherwise they stay in this list.',
  },
});
