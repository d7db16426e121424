import { defineMessages } from '@wordhoard/i18n/messages';
import { color, family, Section, size, space } from '@wordhoard/ui';
import { Suspense } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { idle } from '../../shared/time/idle.ts';
import { WordOfTheDay } from './word-of-the-day.tsx';

/* The end of the page. */
const FirstLists = lazyComponent(async () => {
  await idle();
  return (await import('./first-lists.tsx')).FirstLists;
});

/** The content below the hero, which is loaded after it. */
export function WelcomeParts() {
  return (
    <>
      <WordOfTheDay />
      <Features />
      <HowItWorks />
      <Suspense>
        <FirstLists />
      </Suspense>
    </>
  );
}

/** What Wordhoard does for a learner. */
function Features() {
  return <Points title={featureMessages.title} points={features} />;
}

interface PointsProps {
  title: MessageDescriptor;
  points: readonly Record<'title' | 'text', MessageDescriptor>[];
  isNumbered?: boolean;
}

function Points({ title: heading, points, isNumbered = false }: PointsProps) {
  const { formatMessage } = useIntl();
  return (
    <Section title={formatMessage(heading)}>
      <Grid as={isNumbered ? 'ol' : 'ul'}>
        {points.map(({ title, text }) => (
          <li key={title.id}>
            <h3>{formatMessage(title)}</h3>
            <p>{formatMessage(text)}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

const featureMessages = defineMessages({
  title: { id: 'home.features', defaultMessage: 'Why words stick' },
  timing: { id: 'home.features.timing', defaultMessage: 'Reviews at the right moment' },
  timingText: {
    id: 'home.features.timingText',
    defaultMessage:
      'Wordhoard knows how well you remember each word and brings it back just before you’d forget it.',
  },
  teaching: { id: 'home.features.teaching', defaultMessage: 'Taught first, then tested' },
  teachingText: {
    id: 'home.features.teachingText',
    defaultMessage:
      'See a word, hear it and read it in a sentence. Then choose, match, build and spell it.',
  },
  content: { id: 'home.features.content', defaultMessage: 'Your words, any words' },
  contentText: {
    id: 'home.features.contentText',
    defaultMessage: 'Start with our lists, paste your own, or look up any word.',
  },
  freedom: { id: 'home.features.freedom', defaultMessage: 'Yours to keep' },
  freedomText: {
    id: 'home.features.freedomText',
    defaultMessage: 'Free, without ads. Export everything, to Anki too.',
  },
});

const features = [
  { title: featureMessages.timing, text: featureMessages.timingText },
  { title: featureMessages.teaching, text: featureMessages.teachingText },
  { title: featureMessages.content, text: featureMessages.contentText },
  { title: featureMessages.freedom, text: featureMessages.freedomText },
];

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space.s6} ${space.s8};
  counter-reset: step;

  &:is(ol) {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  }

  > li {
    padding-block-start: ${space.s4};
    border-block-start: 1px solid ${color.hairline};
    counter-increment: step;
  }

  &:is(ol) > li::before {
    color: ${color.accent};
    content: counter(step) '.';
    font: 600 ${size.lead} ${family.word};
  }

  h3 {
    font: 600 ${size.lead} / 1.3 ${family.word};
  }

  p {
    margin-block-start: ${space.s2};
    color: ${color.textMuted};
  }
`;

function HowItWorks() {
  return <Points title={stepMessages.title} points={steps} isNumbered />;
}

const stepMessages = defineMessages({
  title: { id: 'home.how', defaultMessage: 'How it works' },
  learn: { id: 'home.how.learn', defaultMessage: 'Learn five words' },
  learnText: {
    id: 'home.how.learnText',
    defaultMessage: 'A lesson takes about two minutes. A word that won’t stick waits for tomorrow.',
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
  { title: stepMessages.learn, text: stepMessages.learnText },
  { title: stepMessages.review, text: stepMessages.reviewText },
  { title: stepMessages.keep, text: stepMessages.keepText },
];
