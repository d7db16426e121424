import type { SmmCampaignType } from '@wordhoard/contract/enumeration';
import { color, motion, radius, size, space, visuallyHidden } from '@wordhoard/ui';
import { type ReactElement, useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FieldGroup } from '../../../shared/form/field-group.ts';
import { campaignTypeMessages } from '../record/campaign-state.tsx';

interface TypeChoiceProps {
  value: SmmCampaignType;
  onChange: (type: SmmCampaignType) => void;
}

/** The kinds of campaigns as cards with a drawing of what they post. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <FieldGroup>
      <legend>{formatMessage(messages.label)}</legend>
      <Cards>
        {(['POST', 'QUIZ'] as const).map((type) => (
          <Card key={type}>
            <Radio
              type="radio"
              name={name}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
            />
            {drawings[type]}
            <span>
              <Name>{formatMessage(campaignTypeMessages[type])}</Name>
              <Hint>{formatMessage(hintMessages[type])}</Hint>
            </span>
          </Card>
        ))}
      </Cards>
    </FieldGroup>
  );
}

const messages = defineMessages({
  label: { id: 'typeChoice.label', defaultMessage: 'What to post' },
});

const hintMessages = defineMessages({
  POST: { id: 'typeChoice.post', defaultMessage: 'A word with its picture and translation' },
  QUIZ: { id: 'typeChoice.quiz', defaultMessage: 'A poll that asks for the translation' },
});

const Drawing = styled.svg`
  width: 100%;
  max-width: 9rem;

  [data-part='paper'] {
    fill: ${color.surfaceSunken};
  }

  [data-part='shade'] {
    fill: ${color.edge};
  }

  [data-part='text'] {
    fill: ${color.textMuted};
  }

  [data-part='mark'] {
    fill: ${color.accent};
  }
`;

const drawings: Record<SmmCampaignType, ReactElement> = {
  POST: (
    <Drawing viewBox="0 0 128 80" aria-hidden="true">
      <rect width="128" height="48" rx="6" data-part="paper" />
      <circle cx="98" cy="16" r="7" data-part="mark" />
      <path d="m14 48 26-30 22 24 12-12 18 18Z" data-part="shade" />
      <rect y="57" width="48" height="7" rx="3.5" data-part="text" />
      <rect y="71" width="84" height="6" rx="3" data-part="shade" />
    </Drawing>
  ),
  QUIZ: (
    <Drawing viewBox="0 0 128 80" aria-hidden="true">
      <rect width="76" height="7" rx="3.5" data-part="text" />
      {[18, 40, 62].map((y) => (
        <g key={y}>
          <rect y={y} width="128" height="18" rx="6" data-part="paper" />
          <circle cx="12" cy={y + 9} r="4.5" data-part={y === 40 ? 'mark' : 'shade'} />
          <rect x="24" y={y + 6} width={y === 40 ? 56 : 72} height="6" rx="3" data-part="shade" />
        </g>
      ))}
    </Drawing>
  ),
};

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s3};
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Card = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.s3};
  padding: ${space.s4};
  border: 1px solid ${color.outline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.text};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const Name = styled.span`
  display: block;
  font-weight: 650;
`;

const Hint = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.caption};
  line-height: 1.4;
`;
