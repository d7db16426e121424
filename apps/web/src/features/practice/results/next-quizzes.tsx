import { size, space, wideScreen } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { type QuizKindChoice, quizKindChoices } from '../../../shared/settings/quiz-choice.ts';
import { useSpeech } from '../../../shared/speech/speech.ts';
import { PlayLink } from '../quiz/play-link.tsx';
import { quizKindMessages } from '../quiz/quiz-messages.ts';
import type { QuizSession } from '../session/quiz-session.ts';
import { choiceOf, sameWords } from '../session/settings-link.ts';

/** Suggests quizzes: the same words in a harder kind, or other words in the same kind. */
export function NextQuizzes({ session }: { session: QuizSession }) {
  const { formatMessage } = useIntl();
  const { source, tranLangCode } = session.settings;
  const choice = choiceOf(session);
  const { hasVoice } = useSpeech(session.quiz.pairs[0]?.question.item.word.langCode ?? '');
  const harder = harderThan(choice.kind, hasVoice);
  return (
    <Part aria-label={formatMessage(messages.title)}>
      <h2>{formatMessage(messages.title)}</h2>
      <Links>
        <PlayLink
          quiz={{ ...sameWords(session), tranLangCode, choice: { ...choice, kind: harder } }}
        >
          {formatMessage(messages.harder, { kind: formatMessage(quizKindMessages[harder]) })}
        </PlayLink>
        {hasOthers(session.settings) && (
          <PlayLink quiz={{ source, tranLangCode, choice }}>
            {formatMessage(messages.other)}
          </PlayLink>
        )}
      </Links>
    </Part>
  );
}

/** Whether the source has words that were not played. */
const hasOthers = ({ source, count }: QuizSession['settings']): boolean =>
  source.kind !== 'words' || source.ids.length > count;

/** The next kind: spelling leads to listening if there is a voice, and then to a mixed quiz. */
function harderThan(kind: QuizKindChoice, hasVoice: boolean): QuizKindChoice {
  const offered = quizKindChoices.filter((one) => one !== 'by-ear' || hasVoice || one === kind);
  return offered[offered.indexOf(kind) + 1] ?? 'cards';
}

const messages = defineMessages<{
  title: NoMessageValues;
  harder: { kind: string };
  other: NoMessageValues;
}>({
  title: { id: 'nextQuizzes.title', defaultMessage: 'What next?' },
  harder: { id: 'nextQuizzes.harder', defaultMessage: 'The same words: {kind}' },
  other: { id: 'nextQuizzes.other', defaultMessage: 'Other words, played alike' },
});

const Part = styled.section`
  display: grid;
  gap: ${space.s3};

  > h2 {
    font-size: ${size.lead};
  }
`;

const Links = styled.div`
  display: grid;
  gap: ${space.s3};

  @media ${wideScreen} {
    display: flex;
    flex-wrap: wrap;
  }
`;
