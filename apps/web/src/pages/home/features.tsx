import { color, family, size, space } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { HomeSection } from './home-section.tsx';

/** What Wordhoard does for a learner. */
export function Features() {
  const { formatMessage } = useIntl();
  return (
    <HomeSection title={formatMessage(messages.title)}>
      <Grid>
        {features.map(({ title, text }) => (
          <li key={title.id}>
            <h3>{formatMessage(title)}</h3>
            <p>{formatMessage(text)}</p>
          </li>
        ))}
      </Grid>
    </HomeSection>
  );
}

const messages = defineMessages({
  title: { id: 'home.features', defaultMessage: 'Why words stay' },
  timing: { id: 'home.features.timing', defaultMessage: 'Reviews at the right moment' },
  timingText: {
    id: 'home.features.timingText',
    defaultMessage:
      'Wordhoard knows how well you remember each word and brings it back just before you’d forget it.',
  },
  teaching: { id: 'home.features.teaching', defaultMessage: 'Taught first, then asked' },
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
  { title: messages.timing, text: messages.timingText },
  { title: messages.teaching, text: messages.teachingText },
  { title: messages.content, text: messages.contentText },
  { title: messages.freedom, text: messages.freedomText },
];

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space.s6} ${space.s8};

  > li {
    padding-block-start: ${space.s4};
    border-block-start: 1px solid ${color.hairline};
  }

  h3 {
    font: 600 ${size.lead} / 1.3 ${family.word};
  }

  p {
    margin-block-start: ${space.s2};
    color: ${color.textMuted};
  }
`;
