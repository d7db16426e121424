import { useQuery } from '@tanstack/react-query';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  answerPlacement,
  judgeMultipleChoice,
  type MultipleChoiceQuestion,
  maxPlacementQuestions,
  undoPlacement,
} from '@wordhoard/quiz-engine';
import { Button, ButtonLink, MultipleChoiceBoard, QuizFrame } from '@wordhoard/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import {
  findNextQuestion,
  levelOf,
  listRightWords,
  type PlacementTest,
  startPlacement,
} from '../../features/lesson/placement.ts';
import { PlacementPage } from '../../features/lesson/placement-page.tsx';
import { PlacementResult } from '../../features/lesson/placement-result.tsx';
import { placementQuery } from '../../features/lesson/queries.ts';
import {
  toAnswerContent,
  toPromptContent,
  type WordItem,
} from '../../features/quiz/session/word-item.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { FailureState } from '../../shared/feed/query-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { StatusSlot } from '../../shared/page/status-slot.tsx';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { ListenButton } from '../../shared/sound/listen-button.tsx';
import { useSound } from '../../shared/sound/use-sound.ts';

/** Finds the level of a learner by a few questions. */
export function PlacementScreen() {
  const { formatMessage } = useIntl();
  const [test, setTest] = useState<PlacementTest>();
  usePageMeta(formatMessage(pageTitleMessages.placement));
  if (test === undefined) return <PlacementIntroduction onStart={setTest} />;

  const question = findNextQuestion(test);
  if (question) return <PlacementQuestions test={test} question={question} onChange={setTest} />;
  return (
    <PlacementResult
      level={levelOf(test)}
      known={listRightWords(test)}
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

interface PlacementQuestionsProps {
  test: PlacementTest;
  question: MultipleChoiceQuestion<WordItem>;
  onChange: (test: PlacementTest) => void;
}

/** Asks one question after the other, without telling whether the answers are right. */
function PlacementQuestions({ test, question, onChange }: PlacementQuestionsProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [settings, setSettings] = useAtom(settingsAtom);
  const { placement } = test;
  const { item, options } = question;
  const { hasSound, isMuted, play } = useSound(item.word);
  useEffect(() => {
    if (hasSound && !isMuted) play();
    // The word is spoken when it appears, not when the settings change.
  }, [item.wordId]);

  const answer = (isRight: boolean) =>
    onChange({ ...test, placement: answerPlacement(placement, isRight) });

  function choose(wordId: string): void {
    const option = options.find((candidate) => candidate.wordId === wordId);
    if (option !== undefined) answer(judgeMultipleChoice(question, option));
  }

  return (
    <QuizFrame
      status={<StatusSlot />}
      title={formatMessage(pageTitleMessages.placement)}
      answered={placement.answers.length}
      total={maxPlacementQuestions}
      isMuted={isMuted}
      onMutedChange={(muted) => setSettings({ ...settings, audio: { ...settings.audio, muted } })}
      onPlay={hasSound ? play : undefined}
      onUndo={
        placement.answers.length === 0
          ? undefined
          : () => onChange({ ...test, placement: undoPlacement(placement) })
      }
      onLeave={() => navigate(paths.home())}
      kind="multiple-choice"
    >
      <MultipleChoiceBoard
        key={`${placement.answers.length} ${item.wordId}`}
        data-guarded
        prompt={toPromptContent(item)}
        promptAction={<ListenButton word={item.word} hasSlow />}
        options={options.map((option) => ({ id: option.wordId, content: toAnswerContent(option) }))}
        correct={item.wordId}
        chosen={undefined}
        onChoose={choose}
        onPass={() => answer(false)}
        onNext={() => undefined}
      />
    </QuizFrame>
  );
}

const messages = defineMessages({
  lead: {
    id: 'placement.lead',
    defaultMessage:
      '20 quick questions ({language}), about two minutes. Not sure? Tap “I don’t know”.',
  },
  tooFew: {
    id: 'placement.tooFew',
    defaultMessage: 'There aren’t enough words in this language yet.',
  },
  start: { id: 'placement.start', defaultMessage: 'Start' },
  skip: { id: 'placement.skip', defaultMessage: 'Skip, I’m a beginner' },
});
