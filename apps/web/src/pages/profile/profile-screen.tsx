import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ButtonLink,
  ButtonRow,
  color,
  family,
  PageHeader,
  radius,
  Section,
  SettingsIcon,
  size,
  space,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { SignInInvitation } from '../../features/auth/sign-in-invitation.tsx';
import { LearningOverview } from '../../features/progress/learning-overview.tsx';
import { quizAtom } from '../../features/quiz/session/quiz-atom.ts';
import { isFinished } from '../../features/quiz/session/quiz-session.ts';
import { reviewsAtom } from '../../features/review/practice.ts';
import { getWordStatus } from '../../features/review/review-history.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** What this device stores for a visitor, and an invitation to create an account. */
export function DeviceProfile() {
  const { formatMessage } = useIntl();
  const hasHistory = Object.keys(useAtomValue(reviewsAtom)).length > 0;
  usePageMeta(formatMessage(pageTitleMessages.profile));
  return (
    <>
      <PageHeader
        title={formatMessage(pageTitleMessages.profile)}
        lead={formatMessage(messages.lead)}
        actions={
          <ButtonLink icon={<SettingsIcon />} href={paths.settings()}>
            {formatMessage(pageTitleMessages.settings)}
          </ButtonLink>
        }
      />
      {hasHistory && <LearningOverview />}
      <Section title={formatMessage(messages.device)}>
        <SavedHere />
      </Section>
      <Section title={formatMessage(messages.keep)}>
        <SignInInvitation />
      </Section>
    </>
  );
}

/** How many words are saved in this browser, and whether a quiz is unfinished. */
function SavedHere() {
  const { formatMessage, formatNumber } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const statuses = Object.values(useAtomValue(reviewsAtom)).map(getWordStatus);
  const savedCount = statuses.filter((status) => status === 'saved').length;
  const knownCount = statuses.filter((status) => status === 'known').length;
  const session = useAtomValue(quizAtom);
  const hasUnfinishedQuiz = session !== undefined && !isFinished(session);
  const isEmpty = savedCount + knownCount === 0 && !hasUnfinishedQuiz;
  return (
    <>
      <Counts>
        <Count>
          <Amount>{formatNumber(savedCount)}</Amount>{' '}
          {formatMessage(messages.saved, { count: savedCount })}
        </Count>
        <Count>
          <Amount>{formatNumber(knownCount)}</Amount>{' '}
          {formatMessage(messages.known, { count: knownCount })}
        </Count>
      </Counts>
      <ButtonRow>
        {hasUnfinishedQuiz && (
          <ButtonLink href={paths.quizIndex()}>{formatMessage(messages.unfinished)}</ButtonLink>
        )}
        {isEmpty && (
          <ButtonLink href={paths.lists(learnLangCode)}>{formatMessage(messages.find)}</ButtonLink>
        )}
      </ButtonRow>
    </>
  );
}

const messages = defineMessages({
  lead: { id: 'deviceProfile.lead', defaultMessage: 'Saved on this device only.' },
  device: { id: 'deviceProfile.device', defaultMessage: 'On this device' },
  keep: { id: 'deviceProfile.keep', defaultMessage: 'Take your words with you' },
  saved: {
    id: 'deviceProfile.saved',
    defaultMessage: '{count, plural, one {word you’re learning} other {words you’re learning}}',
  },
  known: {
    id: 'deviceProfile.known',
    defaultMessage: '{count, plural, one {word you know} other {words you know}}',
  },
  unfinished: { id: 'deviceProfile.unfinished', defaultMessage: 'Continue practising' },
  find: { id: 'deviceProfile.find', defaultMessage: 'Find words to learn' },
});

const Counts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 12rem));
  gap: ${space.s3};
  width: 100%;
`;

const Count = styled.li`
  display: grid;
  gap: ${space.s1};
  padding: ${space.s4} ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Amount = styled.strong`
  color: ${color.text};
  font: 600 ${size.headline} / 1.1 ${family.word};
`;
