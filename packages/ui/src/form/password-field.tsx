import { defineMessages } from '@wordhoard/i18n/messages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { HideIcon, ShowIcon } from '../theme/icon.ts';
import { space } from '../theme/token.ts';
import { controlStyle } from './control-style.ts';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password field with a button to show the password. */
export function PasswordField({ label, hint, error, className, ...native }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <Frame>
          <Input
            spellCheck={false}
            autoCapitalize="none"
            {...native}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <Toggle
            label={formatMessage(messages.show)}
            aria-pressed={isShown}
            icon={isShown ? <HideIcon /> : <ShowIcon />}
            onClick={() => setIsShown(!isShown)}
          />
        </Frame>
      )}
    </Field>
  );
}

const messages = defineMessages({
  show: { id: 'ui.password.show', defaultMessage: 'Show password' },
});

const Frame = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: 3.25rem;

  /* Edge shows a button of its own otherwise. */
  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space.s1};
  margin-block: auto;
`;
