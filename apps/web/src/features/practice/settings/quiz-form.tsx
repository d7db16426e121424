import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import type { Random } from '@wordhoard/quiz-engine';
import { Button, EmptyState, NumberField, QuizIcon, space } from '@wordhoard/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation, useSearchParams } from 'wouter';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { QueryView } from '../../../shared/feed/query-view.tsx';
import { paths } from '../../../shared/routes/routes.ts';
import { codesOf, type QuizChoice, type QuizSource } from '../../../shared/settings/quiz-choice.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { ShareButton } from '../../../shared/share/share.tsx';
import { useSpeech } from '../../../shared/speech/speech.ts';
import { quizMaterialQuery } from '../queries.ts';
import { preloadQuestion } from '../questions/quiz-question.tsx';
import { quizLink, readChoice, readSeed } from '../quiz/quiz-link.ts';
import { quizTitleMessages } from '../quiz/quiz-messages.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { QuizChoices, type QuizSides } from './quiz-choices.tsx';
import { useQuizAvailability } from './use-quiz-availability.ts';

interface QuizFormProps {
  source: QuizSource;
  name: string;
  /** The learned language. */
  langCode: string;
  tranLangCode: string;
  sides: QuizSides;
}

/** Configures and starts a quiz: with the options of the address, otherwise those of the settings. */
export function QuizForm({ source, name, langCode, tranLangCode, sides }: QuizFormProps) {
  const [, navigate] = useLocation();
  const api = useApiQueries();
  const queryClient = useQueryClient();
  const setQuiz = useSetAtom(quizAtom);
  const { choice, seed, change } = useChoice();
  const { hasVoice } = useSpeech(langCode);
  const { query, settings, availableChoice, hasImages } = useQuizAvailability({
    source,
    tranLangCode,
    choice,
    seed,
    hasVoice,
  });
  const { kind } = availableChoice;

  useEffect(() => codesOf(kind).forEach(preloadQuestion), [kind]);

  /** The latest choice may still be loading. */
  async function start(): Promise<void> {
    const material = await queryClient.ensureQueryData(quizMaterialQuery(api, settings));
    if (material.pairs.length === 0) return;
    setQuiz(startQuiz(material, Math.random, { isByEar: kind === 'by-ear' }));
    navigate(paths.quizPlay());
  }

  return (
    <QueryView query={query} skeleton="row">
      {(material) => (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            start().catch(ignoreFailure);
          }}
        >
          {material.pairs.length === 0 ? (
            <TooFewWords />
          ) : (
            <StartRow
              name={name}
              path={quizLink({ source, tranLangCode, choice: availableChoice, seed })}
            />
          )}
          <QuizChoices
            chosen={availableChoice}
            sides={sides}
            availability={{ playable: material.playable, hasVoice }}
            hasImages={hasImages}
            onChange={change}
          />
          {material.available > 0 && (
            <WordCountField
              wordCount={choice.wordCount}
              available={material.available}
              onChange={(wordCount) => change({ wordCount })}
            />
          )}
        </Form>
      )}
    </QueryView>
  );
}

function TooFewWords() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState icon={<QuizIcon />} title={formatMessage(messages.tooFew)}>
      {formatMessage(messages.tooFewHint)}
    </EmptyState>
  );
}

/** Starts the quiz or shares it at its path. */
function StartRow({ name, path }: { name: string; path: string }) {
  const { formatMessage } = useIntl();
  return (
    <Row>
      <Button type="submit" variant="primary" icon={<QuizIcon />}>
        {formatMessage(messages.start)}
      </Button>
      <ShareButton name={formatMessage(quizTitleMessages.challenge, { name })} path={path} />
    </Row>
  );
}

interface WordCountFieldProps {
  wordCount: number;
  /** The number of words that can be asked. */
  available: number;
  onChange: (wordCount: number) => void;
}

function WordCountField({ wordCount, available, onChange }: WordCountFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <NumberField
      label={formatMessage(messages.count)}
      hint={formatMessage(messages.available, { count: available })}
      value={Math.min(wordCount, available)}
      min={1}
      max={Math.min(available, limits.quizMaxWords)}
      step={5}
      onChange={onChange}
    />
  );
}

/** The query and the screen already report the failure. */
const ignoreFailure = () => undefined;

/** The choice is saved for the next quiz. */
function useChoice() {
  const [parameters] = useSearchParams();
  const [settings, setSettings] = useAtom(settingsAtom);
  const [chosen, setChosen] = useState(() => readChoice(parameters));
  const [seed] = useState(() => readSeed(parameters) ?? randomSeed(Math.random));

  function change(changes: Partial<QuizChoice>): void {
    setChosen({ ...chosen, ...changes });
    setSettings({ ...settings, quiz: { ...settings.quiz, ...changes } });
  }

  return { choice: { ...settings.quiz, ...chosen }, seed, change };
}

const messages = defineMessages<{
  count: NoMessageValues;
  available: { count: number };
  start: NoMessageValues;
  tooFew: NoMessageValues;
  tooFewHint: NoMessageValues;
}>({
  count: { id: 'quizSettings.count', defaultMessage: 'Number of words' },
  available: {
    id: 'quizSettings.available',
    defaultMessage: '{count, plural, one {# word can be asked} other {# words can be asked}}',
  },
  start: { id: 'quizSettings.start', defaultMessage: 'Start' },
  tooFew: { id: 'quizSettings.tooFew', defaultMessage: 'Not enough to play with' },
  tooFewHint: {
    id: 'quizSettings.tooFewHint',
    defaultMessage: 'Answer with something else, or choose another language or other words.',
  },
});

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space.s6};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
`;

/** The seed selects the same words again, also for others. */
const randomSeed = (random: Random): number => Math.floor(random() * 2 ** 32);
