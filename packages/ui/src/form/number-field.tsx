import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { AddIcon, SubtractIcon } from '../theme/icon.ts';
import { color, radius } from '../theme/token.ts';
import { Field, type FieldTexts } from './field.tsx';

interface NumberFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'min' | 'max' | 'step'>,
    FieldTexts {
  value: number;
  min: number;
  max: number;
  /** The step of the two buttons. Any whole number within the bounds can be typed. */
  step?: number;
  onChange: (value: number) => void;
}

/** A field for a whole number within bounds, with buttons to decrease and increase it. */
export function NumberField({ value, min, max, step = 1, onChange, ...field }: NumberFieldProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState<string>();
  const change = (number: number) => {
    const bounded = Math.min(max, Math.max(min, Math.round(number)));
    if (bounded !== value) onChange(bounded);
  };
  return (
    <Field props={field}>
      {(control) => (
        <Stepper>
          <IconButton
            label={formatMessage(messages.less)}
            icon={<SubtractIcon />}
            disabled={value <= min}
            onClick={() => change(value - step)}
          />
          <Input
            inputMode="numeric"
            {...control}
            type="number"
            min={min}
            max={max}
            value={draft ?? value}
            onChange={(event) => {
              setDraft(event.target.value);
              if (event.target.validity.valid && event.target.value !== '') {
                change(event.target.valueAsNumber);
              }
            }}
            onBlur={(event) => {
              setDraft(undefined);
              if (event.target.value !== '') change(event.target.valueAsNumber);
            }}
          />
          <IconButton
            label={formatMessage(messages.more)}
            icon={<AddIcon />}
            disabled={value >= max}
            onClick={() => change(value + step)}
          />
        </Stepper>
      )}
    </Field>
  );
}

const messages = defineMessages({
  less: { id: 'ui.numberField.less', defaultMessage: 'Fewer' },
  more: { id: 'ui.numberField.more', defaultMessage: 'More' },
});

const Stepper = styled.div`
  display: flex;
  align-items: center;
  width: fit-content;
  border: 1px solid ${color.outline};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
`;

const Input = styled.input`
  width: 3.5rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  font-size: 1.125rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  text-align: center;
  appearance: textfield;

  &::-webkit-inner-spin-button {
    display: none;
  }
`;
