import { homePage } from '@wordhoard/i18n';
import {
  ButtonLink,
  ButtonRow,
  color,
  family,
  NextIcon,
  size,
  space,
  wideScreen,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { LanguagePair } from '../../features/language/language-pair.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

const HomeParts = lazy(async () => ({ default: (await import('./home-parts.tsx')).HomeParts }));

/** Introduces Wordhoard and links to the first quiz. */
export function HomeScreen() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { description, heading, lead } = homePage(intl);
  const { learnLangCode } = useAtomValue(settingsAtom);
  usePageMeta(undefined, description);

  return (
    <Page>
      <Hero>
        <Entry>
          <dfn lang="en">word·hoard</dfn> {formatMessage(messages.entry)}
        </Entry>
        <Title>{heading}</Title>
        <Lead>{lead}</Lead>
        <LanguagePair />
        <ButtonRow>
          <ButtonLink variant="primary" icon={<NextIcon />} href={paths.lists(learnLangCode)}>
            {formatMessage(messages.start)}
          </ButtonLink>
          <ButtonLink href={paths.words(learnLangCode)}>
            {formatMessage(messages.browse)}
          </ButtonLink>
        </ButtonRow>
      </Hero>
      <Suspense>
        <HomeParts langCode={learnLangCode} />
      </Suspense>
    </Page>
  );
}

const messages = defineMessages({
  entry: {
    id: 'home.entry',
    defaultMessage: '· noun, Old English: the store of words that a person has',
  },
  start: { id: 'home.start', defaultMessage: 'Start learning' },
  browse: { id: 'home.browse', defaultMessage: 'Browse words' },
});

/* Reserves the space beside the hero on desktops. */
const Page = styled.div`
  display: grid;

  @media ${wideScreen} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    column-gap: ${space.s12};
  }
`;

const Hero = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space.s5};
  min-width: 0;
  padding-block: ${space.s6} ${space.s12};
`;

const Entry = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};

  dfn {
    color: ${color.accent};
    font: 600 ${size.body} ${family.word};
  }
`;

const Title = styled.h1`
  font: 600 ${size.wordLarge} / 1.05 ${family.word};
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 36rem;
  color: ${color.textMuted};
  font-size: ${size.lead};
  text-wrap: pretty;
`;
