import { color, family, size, space } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { HomeSection } from './home-section.tsx';

export function HowItWorks() {
  const { formatMessage } = useIntl();
  return (
    <HomeSection title={formatMessage(messages.title)}>
      <Steps>
        {steps.map(({ title, text }) => (
          <Step key={title.id}>
            <h3>{formatMessage(title)}</h3>
            <p>{formatMessage(text)}</p>
          </Step>
        ))}
      </Steps>
    </HomeSection>
  );
}

const messages = defineMessages({
  title: { id: 'home.how', defaultMessage: 'How it works' },
  browse: { id: 'home.how.browse', defaultMessage: 'Browse' },
  browseText: {
    id: 'home.how.browseText',
    defaultMessage: 'Open a list that you care about, or look up any word from either side.',
  },
  save: { id: 'home.how.save', defaultMessage: 'Save' },
  saveText: {
    id: 'home.how.saveText',
    defaultMessage: 'Mark what you know and what you want to learn, with one tap.',
  },
  play: { id: 'home.how.play', defaultMessage: 'Play' },
  playText: {
    id: 'home.how.playText',
    defaultMessage:
      'Answer with translations or with pictures. Right on three different days, and the word is yours.',
  },
});

const steps = [
  { title: messages.browse, text: messages.browseText },
  { title: messages.save, text: messages.saveText },
  { title: messages.play, text: messages.playText },
];

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space.s8};
  counter-reset: step;
`;

const Step = styled.li`
  padding-block-start: ${space.s4};
  border-block-start: 1px solid ${color.hairline};
  counter-increment: step;

  &::before {
    color: ${color.accent};
    content: counter(step) '.';
    font: 600 ${size.lead} ${family.word};
  }

  h3 {
    font: 600 ${size.wordMedium} / 1.2 ${family.word};
  }

  p {
    margin-block-start: ${space.s2};
    color: ${color.textMuted};
  }
`;
