import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, KnownIcon, Skeleton, SkeletonList, Switch, size, space } from '@wordhoard/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useCurrentUrl } from '../../features/auth/post-sign-in-redirect.ts';
import { LanguagePair } from '../../features/language/language-pair.tsx';
import { DayEndField } from '../../features/progress/day-end-field.tsx';
import { GoalField } from '../../features/progress/goal-field.tsx';
import { ReminderField } from '../../features/progress/reminder-field.tsx';
import { useStudySettings } from '../../features/progress/use-study-settings.ts';
import { hasLetterCourse, knownLettersAtom } from '../../features/script/known-letters.ts';
import { ownAccountQuery } from '../../features/user/queries.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { changeSettingsAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';

/** Apart from the screen, since it brings a calendar. */
const BreakField = lazyComponent(
  async () => (await import('../../features/progress/break-field.tsx')).BreakField,
);

export function LearningSettings() {
  const { user } = useSession();
  return (
    <>
      <LanguagePair />
      <LetterSwitch />
      {user === undefined ? <VisitorSettings /> : <OwnStudySettings />}
      <Suspense fallback={<Skeleton style={{ height: '10rem' }} />}>
        <BreakField />
      </Suspense>
    </>
  );
}

/** Whether lessons begin with letters, if the learned language is in another script than the interface. */
function LetterSwitch() {
  const { formatMessage, locale } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const [findKnown, save] = useAtom(knownLettersAtom);
  if (!hasLetterCourse(learnLangCode, locale)) return null;
  return (
    <Switch
      label={formatMessage(messages.letters, { language: languageName(learnLangCode, locale) })}
      checked={!findKnown(learnLangCode).isReader}
      onChange={({ target }) => save(learnLangCode, { isReader: !target.checked })}
    />
  );
}

function VisitorSettings() {
  const { formatMessage } = useIntl();
  const { goal, dayEndsAt } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  const currentUrl = useCurrentUrl();
  return (
    <>
      <GoalField goal={goal} onChange={(chosen) => change({ goal: chosen })} />
      <DayEndField hour={dayEndsAt} onChange={(hour) => change({ dayEndsAt: hour })} />
      <p>
        <a href={paths.signUp(currentUrl)}>{formatMessage(messages.signUp)}</a>
      </p>
    </>
  );
}

function OwnStudySettings() {
  const { formatMessage } = useIntl();
  const { settings, change, isSaved } = useStudySettings();
  const { data: account, isPending } = useQuery(ownAccountQuery(useApiQueries()));
  if (settings === undefined || isPending) {
    return <SkeletonList shape="row" count={3} />;
  }
  return (
    <>
      <GoalField goal={settings.goal} onChange={(goal) => change({ goal })} />
      <DayEndField
        hour={settings.dayEndsAt ?? limits.dayEndsAt}
        onChange={(dayEndsAt) => change({ dayEndsAt })}
      />
      {account && (
        <ReminderField
          hour={settings.reminderHour}
          timeZone={settings.timeZone}
          email={account.email}
          onChange={(reminderHour) => change({ reminderHour })}
        />
      )}
      <Saved role="status">
        {isSaved && (
          <>
            <KnownIcon /> {formatMessage(messages.saved)}
          </>
        )}
      </Saved>
    </>
  );
}

const messages = defineMessages({
  letters: {
    id: 'learningSettings.letters',
    defaultMessage: 'New letters at the start of lessons ({language})',
  },
  signUp: {
    id: 'learningSettings.signUp',
    defaultMessage: 'Create an account to get reminders',
  },
  saved: { id: 'learningSettings.saved', defaultMessage: 'Saved' },
});

/* Keeps its place, so that nothing moves when it appears. */
const Saved = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-height: 1.5em;
  color: ${color.known};
  font-size: ${size.caption};
  font-weight: 550;
`;
