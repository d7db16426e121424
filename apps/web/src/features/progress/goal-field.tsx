import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, NumberField, Row, Stack, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { type DailyGoal, maxGoal } from '../../shared/settings/settings-atom.ts';

interface GoalFieldProps {
  goal: DailyGoal;
  onChange: (goal: DailyGoal) => void;
}

const presets: Readonly<Record<DailyGoal['unit'], readonly number[]>> = {
  words: [5, 10, 20],
  minutes: [5, 10, 15],
};
const usualTarget = 10;

/** Chooses the goal of a day: one of three targets, or any other number. */
export function GoalField({ goal: { unit, target }, onChange }: GoalFieldProps) {
  const { formatMessage, formatNumber } = useIntl();
  const setTarget = (chosen: number) => onChange({ unit, target: chosen });
  return (
    <Stack $gap="s3">
      <ChoiceGroup
        label={formatMessage(messages.goal)}
        options={(['words', 'minutes'] as const).map((value) => ({
          value,
          label: formatMessage(unitMessages[value]),
        }))}
        value={unit}
        onChange={(chosen) => onChange({ unit: chosen, target: usualTarget })}
      />
      <Row $gap="s6" $align="start">
        <ChoiceGroup
          label={formatMessage(targetMessages[unit])}
          options={presets[unit].map((preset) => ({
            value: String(preset),
            label: formatNumber(preset),
          }))}
          value={String(target)}
          onChange={(chosen) => setTarget(Number(chosen))}
        />
        <OwnNumber
          label={formatMessage(messages.other)}
          value={target}
          min={1}
          max={maxGoal[unit]}
          onChange={setTarget}
        />
      </Row>
    </Stack>
  );
}

const messages = defineMessages({
  goal: { id: 'goalField.goal', defaultMessage: 'Daily goal' },
  other: { id: 'goalField.other', defaultMessage: 'Another number' },
});

const unitMessages = defineMessages({
  words: { id: 'goalField.words', defaultMessage: 'Words' },
  minutes: { id: 'goalField.minutes', defaultMessage: 'Minutes' },
});

const targetMessages = defineMessages({
  words: { id: 'goalField.wordsADay', defaultMessage: 'Words a day' },
  minutes: { id: 'goalField.minutesADay', defaultMessage: 'Minutes a day' },
});

/* As far below its label as the choices beside it. */
const OwnNumber = styled(NumberField)`
  gap: ${space.s2};
  align-content: start;
`;
