import { defineMessages } from '@wordhoard/i18n/messages';
import {
  color,
  KnownIcon,
  PasswordField,
  type PasswordFieldProps,
  space,
  VisuallyHidden,
} from '@wordhoard/ui';
import {
  composeChecks,
  type FieldCheck,
  type PasswordRule,
  password,
  required,
  unmetPasswordRules,
} from '@wordhoard/validators';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'hint' | 'autoComplete'> {
  /** The text of the field, whose rules are ticked off while the user types. */
  typed: string;
}

/** A field for a new password, with its rules. While one is unmet, they are the error. */
export function NewPasswordField({ typed, error, ...native }: NewPasswordFieldProps) {
  const unmet = unmetPasswordRules(typed);
  const rules = <PasswordRules unmet={unmet} isRefused={Boolean(error)} />;
  const texts = error ? { error: unmet.length > 0 ? rules : error } : { hint: rules };
  return <PasswordField autoComplete="new-password" {...native} {...texts} />;
}

export const newPassword: FieldCheck<string> = composeChecks(required(), password());

interface PasswordRulesProps {
  unmet: readonly PasswordRule[];
  isRefused: boolean;
}

/* Inline elements, because the texts of a field are paragraphs. */
function PasswordRules({ unmet, isRefused }: PasswordRulesProps) {
  const { formatMessage } = useIntl();
  return (
    <Rules>
      {rules.map((rule) => {
        const isMet = !unmet.includes(rule);
        return (
          <Rule key={rule} data-met={isMet || undefined} data-refused={isRefused || undefined}>
            {isMet ? <KnownIcon /> : <Dot aria-hidden="true" />}
            {formatMessage(messages[rule])}
            {isMet && <VisuallyHidden> {formatMessage(messages.met)}</VisuallyHidden>}
          </Rule>
        );
      })}
    </Rules>
  );
}

const rules: readonly PasswordRule[] = ['length', 'lowercase', 'uppercase', 'digit', 'symbol'];

const messages = defineMessages({
  length: { id: 'passwordRule.length', defaultMessage: '8 characters or more' },
  lowercase: { id: 'passwordRule.lowercase', defaultMessage: 'A lowercase letter' },
  uppercase: { id: 'passwordRule.uppercase', defaultMessage: 'An uppercase letter' },
  digit: { id: 'passwordRule.digit', defaultMessage: 'A digit' },
  symbol: { id: 'passwordRule.symbol', defaultMessage: 'One of @ $ ! % * ? & +' },
  met: { id: 'passwordRule.met', defaultMessage: '(done)' },
});

const Rules = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space.s1} ${space.s4};
  padding-block-start: ${space.s1};
  font-weight: 400;
`;

const Rule = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  color: ${color.textMuted};

  > .lucide {
    width: 1rem;
    height: 1rem;
    stroke-width: 3;
  }

  &[data-refused] {
    color: ${color.wrong};
    font-weight: 550;
  }

  &[data-met] {
    color: ${color.known};
    font-weight: 400;
  }
`;

const Dot = styled.span`
  width: 0.375rem;
  height: 0.375rem;
  margin-inline: 0.3125rem;
  border-radius: 50%;
  background: currentcolor;
`;
