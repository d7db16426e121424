import { homePage } from '@wordhoard/i18n';
import { ButtonLink, ButtonRow, NextIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { LanguagePair } from '../../features/language/language-pair.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

const HomeParts = lazy(async () => ({ default: (await import('./home-parts.tsx')).HomeParts }));

/** The home page. Its hero has styles in page.css, because the server writes the same markup. */
export function HomeScreen() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { description, entry, heading, lead } = homePage(intl);
  const { learnLangCode } = useAtomValue(settingsAtom);
  usePageMeta(undefined, description);

  return (
    <div className="home-page">
      <section className="home-hero">
        <p className="home-entry">
          <dfn lang="en">word·hoard</dfn> {entry}
        </p>
        <h1>{heading}</h1>
        <p className="page-lead">{lead}</p>
        <LanguagePair />
        <ButtonRow>
          <ButtonLink variant="primary" icon={<NextIcon />} href={paths.lists(learnLangCode)}>
            {formatMessage(messages.start)}
          </ButtonLink>
          <ButtonLink href={paths.words(learnLangCode)}>
            {formatMessage(messages.browse)}
          </ButtonLink>
        </ButtonRow>
      </section>
      <Suspense>
        <HomeParts langCode={learnLangCode} />
      </Suspense>
    </div>
  );
}

const messages = defineMessages({
  start: { id: 'home.start', defaultMessage: 'Start learning' },
  browse: { id: 'home.browse', defaultMessage: 'Browse words' },
});
