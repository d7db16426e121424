import { Button, color, radius, space } from '@wordhoard/ui';
import { type ReactNode, useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';

interface ChosenSourceProps {
  label: string;
  icon: ReactNode;
  name: string;
  onChange: () => void;
}

/** The selected source, with a button to change it. */
export function ChosenSource({ label, icon, name, onChange }: ChosenSourceProps) {
  const { formatMessage } = useIntl();
  const labelId = useId();
  return (
    <Group role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      <Line>
        {icon}
        <Name dir="auto">{name}</Name>
        <Button variant="quiet" onClick={onChange}>
          {formatMessage(messages.change)}
        </Button>
      </Line>
    </Group>
  );
}

const messages = defineMessages({
  change: { id: 'chosenSource.change', defaultMessage: 'Change' },
});

const Group = styled.div`
  display: grid;
  gap: ${space.s1};
`;

const Label = styled.span`
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: 3rem;
  padding-inline-start: ${space.s4};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  overflow-wrap: anywhere;

  > .lucide {
    flex: none;
    color: ${color.textMuted};
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: 600;
`;
