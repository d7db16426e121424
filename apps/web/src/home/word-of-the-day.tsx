import { useQuery } from '@tanstack/react-query';
import { CardStack, color, Skeleton, size, space, wideScreen } from '@wordhoard/ui';
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
    <Card>
      <Label>{formatMessage(messages.title)}</Label>
      {word ? <ConnectedWordCard word={word} headingAs="h3" /> : <Place />}
    </Card>
  );
}

const messages = defineMessages({
  title: { id: 'home.wordOfTheDay', defaultMessage: 'Word of the day' },
});

const Card = styled(CardStack)`
  place-self: center;
  width: min(17rem, 90%);
  margin-block-end: ${space.s16};

  > div {
    padding: ${space.s4} ${space.s5} ${space.s5};
  }

  @media ${wideScreen} {
    margin-block-end: ${space.s8};
  }
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
