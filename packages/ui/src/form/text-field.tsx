import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { HideIcon, SearchIcon, ShowIcon } from '../theme/icon.ts';
import { radius } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { ControlFrame, controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {}

/** One line of text, with its label above and its hint and error below. */
export function TextField(props: TextFieldProps) {
  return <Field props={props}>{(control) => <Input type="text" {...control} />}</Field>;
}

const Input = styled.input`
  ${controlStyle}
`;

interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** A multi-line field that grows with its text if the browser supports `field-sizing`. */
export function TextArea(props: TextAreaProps) {
  return <Field props={props}>{(control) => <Area rows={3} {...control} />}</Field>;
}

const Area = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  min-height: 5.5rem;
  max-height: 60vh;
  resize: vertical;
`;

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password field with a button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field props={props}>
      {(control) => (
        <ControlFrame>
          <PasswordInput
            spellCheck={false}
            autoCapitalize="none"
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            label={formatMessage(passwordMessages.show)}
            aria-pressed={isShown}
            icon={isShown ? <HideIcon /> : <ShowIcon />}
            onClick={() => setIsShown(!isShown)}
          />
        </ControlFrame>
      )}
    </Field>
  );
}

const passwordMessages = defineMessages({
  show: { id: 'ui.password.show', defaultMessage: 'Show password' },
});

const PasswordInput = styled.input`
  ${controlStyle}

  /* Edge shows a button of its own otherwise. */
  &::-ms-reveal {
    display: none;
  }
`;

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The accessible name and placeholder. */
  label: string;
}

/** A field with a magnifying glass, whose label is visually hidden. */
export function SearchField({ label, className, ...native }: SearchFieldProps) {
  const id = useId();
  return (
    <SearchFrame className={className}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <SearchIcon />
      <SearchInput
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={label}
        {...native}
      />
    </SearchFrame>
  );
}

const SearchFrame = styled(ControlFrame)`
  width: 100%;
  max-width: 36rem;
`;

const SearchInput = styled.input`
  ${controlStyle}
  appearance: none;
  border-radius: ${radius.full};
  text-overflow: ellipsis;
`;
