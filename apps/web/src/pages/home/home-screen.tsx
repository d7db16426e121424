import { homePage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, ButtonRow, NextIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { LanguagePair } from '../../features/language/language-pair.tsx';
import { visitorPlansAtom } from '../../features/progress/plan/visitor-plans.ts';
import { lazyAfterPractice } from '../../features/review/after-practice.ts';
import { isReturningAtom } from '../../features/review/practice.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';

const Today = lazyAfterPractice(async () => (await import('./today.tsx')).Today);

/** The day of a learner, or the welcome of a newcomer. */
export function HomeScreen() {
  const { user } = useSession();
  const isReturning = useAtomValue(isReturningAtom);
  const hasPlans = useAtomValue(visitorPlansAtom).length > 0;
  return user !== undefined || isReturning || hasPlans ? <Today /> : <Welcome />;
}

const WelcomeParts = lazyComponent(async () => (await import('./welcome-parts.tsx')).WelcomeParts);

/** The home page of newcomers. Its hero has styles in page.css, because the server writes the same markup. */
function Welcome() {
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
