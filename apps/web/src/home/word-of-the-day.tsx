import { useQuery } from '@tanstack/react-query';
import { color, layer, radius, Skeleton, size, space, wideScreen } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../app/api-context.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { ConnectedWordCard } from '../word/connected-word-card.tsx';
import { dayNumber, wordOfTheDayQuery } from './word-of-the-day-query.ts';

/** One word on a card of its own, another one tomorrow. */
export function WordOfTheDay() {
  const { formatMessage } = useIntl();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const day = dayNumber(new Date());
  const { data: word } = useQuery(wordOfTheDayQuery(useApi(), { langCode, tranLangCode, day }));
  if (word === null) return null;
  return (
    <Cards>
      <Card>
        <Label>{formatMessage(messages.title)}</Label>
        {word ? <ConnectedWordCard word={word} headingAs="h3" /> : <Place />}
      </Card>
    </Cards>
  );
}

const messages = defineMessages({
  title: { id: 'home.wordOfTheDay', defaultMessage: 'Word of the day' },
});

/* An index card on two others, which lie askew. */
const Cards = styled.section`
  position: relative;
  place-self: center;
  width: min(17rem, 90%);
  margin-block-end: ${space.s16};

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
    background: ${color.honey};
    rotate: 5deg;
  }

  &::after {
    background: ${color.sea};
    rotate: -4deg;
  }

  @media ${wideScreen} {
    margin-block-end: ${space.s8};
  }
`;

const Card = styled.div`
  position: relative;
  z-index: ${layer.cover};
  padding: ${space.s4} ${space.s5} ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
`;

const Label = styled.h2`
  margin-block-end: ${space.s3};
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-weight: 600;
`;

const Place = styled(Skeleton)`
  height: auto;
  aspect-ratio: 0.78;
`;
