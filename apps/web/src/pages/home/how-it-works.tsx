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
  learn: { id: 'home.how.learn', defaultMessage: 'Learn five words' },
  learnText: {
    id: 'home.how.learnText',
    defaultMessage: 'A lesson takes about two minutes and ends when you’ve got every word right.',
  },
  review: { id: 'home.how.review', defaultMessage: 'Come back tomorrow' },
  reviewText: {
    id: 'home.how.reviewText',
    defaultMessage: 'Review what is due. Each right answer makes the next pause longer.',
  },
  keep: { id: 'home.how.keep', defaultMessage: 'Keep them' },
  keepText: {
    id: 'home.how.keepText',
    defaultMessage: 'A word you’d still recall after three weeks counts as known.',
  },
});

const steps = [
  { title: messages.learn, text: messages.learnText },
  { title: messages.review, text: messages.reviewText },
  { title: messages.keep, text: messages.keepText },
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
