import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuizAvailability, QuizSource } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import type { Random } from '@wordhoard/quiz-engine';
import { EmptyState, QuizIcon, Stack } from '@wordhoard/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'wouter';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { QueryView } from '../../../shared/feed/query-view.tsx';
import { paths } from '../../../shared/routes/routes.ts';
import {
  definitionMode,
  getChoice,
  listQuizCodes,
  type QuizChoice,
} from '../../../shared/settings/quiz-choice.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { useHasVoice } from '../../../shared/sound/use-sound.ts';
import { mixedUpAtom } from '../../review/mixed-up.ts';
import { availabilityQuery, quizMaterialQuery, type RequestedQuiz } from '../queries.ts';
import { preloadQuestion } from '../questions/quiz-question.tsx';
import { buildQuizLink, readChoice, readSeed } from '../quiz-link.ts';
import { asksCells, isOfDefinitions } from '../quiz-source.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import { type Availability, countWords, findAvailableChoice } from './available-choice.ts';
import { QuizChoices, QuizOptions } from './quiz-choices.tsx';
import type { QuizSides } from './quiz-directions.tsx';
import { StartBar } from './start-bar.tsx';

interface QuizFormProps {
  source: QuizSource;
  name: string;
  /** The learned language. */
  langCode: string;
  tranLangCode: string;
  sides: QuizSides;
  asksDefinitions?: boolean;
}

/** Configures and starts a quiz: with the options of the address, otherwise those of the settings. */
export function QuizForm({ name, sides, asksDefinitions = false, ...props }: QuizFormProps) {
  const subject = { ...props, mixedUp: useAtomValue(mixedUpAtom) };
  const api = useApiQueries();
  const choosing = useChoice(asksDefinitions);
  const { requested, seed } = choosing;
  const query = useQuery(availabilityQuery(api, { ...subject, seed }));
  // The words nearly always support the last choice, so its quiz can load before the answer about availability.
  usePrefetchQuery(quizMaterialQuery(api, toSettings({ ...subject, seed }, requested)));
  return (
    <QueryView query={query} skeleton="row">
      {(available) => <AvailableQuiz {...{ name, sides, subject, choosing, available }} />}
    </QueryView>
  );
}

type QuizSubject = Pick<QuizFormProps, 'source' | 'langCode' | 'tranLangCode'> &
  Pick<RequestedQuiz, 'mixedUp'>;

interface AvailableQuizProps extends Pick<QuizFormProps, 'name' | 'sides'> {
  subject: QuizSubject;
  choosing: ReturnType<typeof useChoice>;
  available: QuizAvailability;
}

/** The quiz as it was chosen, or the nearest one that the words support. */
function AvailableQuiz({ name, sides, subject, choosing, available }: AvailableQuizProps) {
  const { source, langCode, tranLangCode } = subject;
  const { requested, preferenceOf, seed, change } = choosing;
  const start = useStart();
  const hasVoice = useHasVoice(langCode);
  const availability: Availability = {
    ...available,
    isOfDefinitions: isOfDefinitions(source),
    hasSound: hasVoice || available.isRecorded,
  };
  const choice = findAvailableChoice(requested, availability);
  const { kind } = choice;
  const settings = toSettings({ ...subject, seed }, choice);
  const query = useQuery(quizMaterialQuery(useApiQueries(), settings));
  const count = countWords(availability, choice);

  useEffect(() => listQuizCodes(kind).forEach(preloadQuestion), [kind]);

  return (
    <QueryView query={query} skeleton="row">
      {(material) => (
        <Stack
          as="form"
          $gap="s6"
          onSubmit={(event) => {
            event.preventDefault();
            start(settings, { isByEar: kind === 'by-ear' }).catch(ignoreFailure);
          }}
        >
          <QuizChoices
            {...{ langCode, sides, availability, choice, preferenceOf, change }}
            isOfCells={asksCells(source)}
          />
          {material.pairs.length === 0 ? (
            <TooFewWords />
          ) : (
            <StartBar
              name={name}
              path={buildQuizLink({ source, tranLangCode, choice, seed })}
              material={material}
            />
          )}
          {count > 0 && (
            <QuizOptions
              wordCount={choice.wordCount}
              available={count}
              isOfCells={asksCells(source)}
              onWordCountChange={(wordCount) => change({ wordCount })}
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}

/** Definitions are translations into the learned language. */
const toSettings = (
  { source, langCode, tranLangCode, mixedUp, seed }: QuizSubject & { seed: number },
  { kind, asks, mode, direction, wordCount }: QuizChoice,
): RequestedQuiz => ({
  source,
  tranLangCode: mode === definitionMode ? langCode : tranLangCode,
  asks,
  mode: asksCells(source) || mode === definitionMode ? QuizMode.Tran : mode,
  direction: asksCells(source) ? 'backward' : direction,
  count: wordCount,
  codes: listQuizCodes(kind),
  seed,
  mixedUp,
});

/** Starts a quiz. Its questions may still be loading, because the latest choice has just been made. */
function useStart() {
  const [, navigate] = useLocation();
  const api = useApiQueries();
  const queryClient = useQueryClient();
  const setQuiz = useSetAtom(quizAtom);
  return async function start(settings: RequestedQuiz, options: { isByEar: boolean }) {
    const material = await queryClient.ensureQueryData(quizMaterialQuery(api, settings));
    if (material.pairs.length === 0) return;
    const { mixedUp } = settings;
    const { startQuiz } = await import('../session/start-quiz.ts');
    setQuiz(startQuiz(material, Math.random, { ...options, mixedUp }));
    navigate(paths.quizPlay());
  };
}

function TooFewWords() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState icon={<QuizIcon />} title={formatMessage(messages.tooFew)}>
      {formatMessage(messages.tooFewHint)}
    </EmptyState>
  );
}

/** The query and the screen already report the failure. */
const ignoreFailure = () => undefined;

/** Each kind remembers its last choice. */
function useChoice(asksDefinitions: boolean) {
  const [parameters] = useSearchParams();
  const [settings, setSettings] = useAtom(settingsAtom);
  const [requested, setRequested] = useState((): QuizChoice => {
    const linked = readChoice(parameters);
    const choice = { ...getChoice(settings.quiz, linked.kind ?? settings.quiz.kind), ...linked };
    const isOfPictures = linked.mode === QuizMode.Image;
    return asksDefinitions && !isOfPictures ? { ...choice, mode: definitionMode } : choice;
  });
  const [seed] = useState(() => readSeed(parameters) ?? createSeed(Math.random));

  function change(changes: Partial<QuizChoice>): void {
    const { kind, asks, ...choice } = { ...requested, ...changes };
    setRequested({ kind, asks, ...choice });
    setSettings({
      ...settings,
      quiz: { kind, choices: { ...settings.quiz.choices, [kind]: choice } },
    });
  }

  return {
    requested,
    preferenceOf: (kind: QuizChoice['kind']) => getChoice(settings.quiz, kind),
    seed,
    change,
  };
}

const messages = defineMessages({
  tooFew: { id: 'quizSettings.tooFew', defaultMessage: 'Not enough words to practise' },
  tooFewHint: {
    id: 'quizSettings.tooFewHint',
    defaultMessage: 'Choose another way to answer, another language or other words.',
  },
});

/** The seed selects the same words again, also for others. */
const createSeed = (random: Random): number => Math.floor(random() * 2 ** 32);
