import { useQuery } from '@tanstack/react-query';
import { languageName } from '@wordhoard/i18n';
import { undoPlacement } from '@wordhoard/quiz-engine';
import { Button, ButtonLink } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import {
  levelOf,
  nextQuestion,
  type PlacementTest,
  rightWords,
  startPlacement,
} from '../../features/lesson/placement.ts';
import { PlacementPage } from '../../features/lesson/placement-page.tsx';
import { PlacementQuestions } from '../../features/lesson/placement-questions.tsx';
import { PlacementResult } from '../../features/lesson/placement-result.tsx';
import { placementQuery } from '../../features/lesson/queries.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { FailureState } from '../../shared/feed/query-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** Finds the level of a learner by a few questions. */
export function PlacementScreen() {
  const { formatMessage } = useIntl();
  const [test, setTest] = useState<PlacementTest>();
  usePageMeta(formatMessage(pageTitleMessages.placement));
  if (test === undefined) return <PlacementIntroduction onStart={setTest} />;

  const question = nextQuestion(test);
  if (question) return <PlacementQuestions test={test} question={question} onChange={setTest} />;
  return (
    <PlacementResult
      level={levelOf(test)}
      known={rightWords(test)}
      onUndo={() => setTest({ ...test, placement: undoPlacement(test.placement) })}
      onRestart={() => setTest(undefined)}
    />
  );
}

function PlacementIntroduction({ onStart }: { onStart: (test: PlacementTest) => void }) {
  const { formatMessage, locale } = useIntl();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const { data, isError, error, refetch } = useQuery(
    placementQuery(useApiQueries(), { langCode, tranLangCode }),
  );
  const hasQuestions = data?.levels.some(({ items }) => items.length > 1) ?? true;
  if (isError) return <FailureState failure={error} onRetry={() => void refetch()} />;
  return (
    <PlacementPage
      title={formatMessage(pageTitleMessages.placement)}
      actions={
        <>
          {hasQuestions && (
            <Button
              variant="primary"
              aria-disabled={data === undefined}
              onClick={() => data && onStart(startPlacement(data, Math.random))}
            >
              {formatMessage(messages.start)}
            </Button>
          )}
          <ButtonLink variant="quiet" href={paths.lesson()}>
            {formatMessage(messages.skip)}
          </ButtonLink>
        </>
      }
    >
      <p>
        {hasQuestions
          ? formatMessage(messages.lead, { language: languageName(langCode, locale) })
          : formatMessage(messages.tooFew)}
      </p>
    </PlacementPage>
  );
}

const messages = defineMessages<{
  lead: { language: string };
  tooFew: NoMessageValues;
  start: NoMessageValues;
  skip: NoMessageValues;
}>({
  lead: {
    id: 'placement.lead',
    defaultMessage:
      '20 quick questions ({language}), about two minutes. Not sure? Say so, don’t guess.',
  },
  tooFew: {
    id: 'placement.tooFew',
    defaultMessage: 'There aren’t enough words in this language yet.',
  },
  start: { id: 'placement.start', defaultMessage: 'Start' },
  skip: { id: 'placement.skip', defaultMessage: 'Skip, I’m a beginner' },
});
