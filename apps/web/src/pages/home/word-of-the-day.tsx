import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { CardStack, color, Skeleton, size, space, wideScreen } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { dailyWordQuery } from '../../features/word/queries.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';

/* The card comes with the marks of words, which newcomers do not need at first. */
const LinkedWordCard = lazyComponent(
  async () => (await import('../../features/card/word-cards.tsx')).LinkedWordCard,
);

export function WordOfTheDay() {
  const { formatMessage } = useIntl();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const day = useLocalDay();
  const query = dailyWordQuery(useApiQueries(), { langCode, tranLangCode, day });
  const { data: word, isError } = useQuery(query);
  if (word === null || (isError && word === undefined)) return null;
  return (
    <Card>
      <Label>{formatMessage(messages.title)}</Label>
      <Suspense fallback={<Placeholder />}>
        {word ? <LinkedWordCard word={word} headingAs="h3" /> : <Placeholder />}
      </Suspense>
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

const Placeholder = styled(Skeleton)`
  height: auto;
  aspect-ratio: 0.78;
`;
