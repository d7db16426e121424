import { homePage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, ButtonRow, NextIcon } from '@wordhoard/ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { LanguagePair } from '../../features/language/language-pair.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';

const WelcomeParts = lazyComponent(async () => (await import('./welcome-parts.tsx')).WelcomeParts);

/** The home page of newcomers. Its hero has styles in page.css, because the server writes the same markup. */
export function Welcome() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { description, entry, heading, lead } = homePage(intl);
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
          <ButtonLink variant="primary" icon={<NextIcon />} href={paths.lesson()}>
            {formatMessage(messages.start)}
          </ButtonLink>
          <ButtonLink variant="quiet" href={paths.placement()}>
            {formatMessage(pageTitleMessages.placement)}
          </ButtonLink>
        </ButtonRow>
      </section>
      <Suspense>
        <WelcomeParts />
      </Suspense>
    </div>
  );
}

const messages = defineMessages({
  start: { id: 'home.start', defaultMessage: 'Start learning' },
});
