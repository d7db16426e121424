import { defineMessages } from '@wordhoard/i18n/messages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { HideIcon, ShowIcon } from '../theme/icon.ts';
import { ControlFrame, controlStyle } from './control-style.ts';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password field with a button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field props={props}>
      {(control) => (
        <ControlFrame>
          <Input
            spellCheck={false}
            autoCapitalize="none"
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            label={formatMessage(messages.show)}
            aria-pressed={isShown}
            icon={isShown ? <HideIcon /> : <ShowIcon />}
            onClick={() => setIsShown(!isShown)}
          />
        </ControlFrame>
      )}
    </Field>
  );
}

const messages = defineMessages({
  show: { id: 'ui.password.show', defaultMessage: 'Show password' },
});

const Input = styled.input`
  ${controlStyle}

  /* Edge shows a button of its own otherwise. */
  &::-ms-reveal {
    display: none;
  }
`;
