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
  const harderKind = nextHarderKind(choice.kind, hasVoice);
  return (
    <Section aria-label={formatMessage(messages.title)}>
      <h2>{formatMessage(messages.title)}</h2>
      <Links>
        <PlayLink
          quiz={{ ...sameWords(session), tranLangCode, choice: { ...choice, kind: harderKind } }}
        >
          {formatMessage(messages.harder, { kind: formatMessage(quizKindMessages[harderKind]) })}
        </PlayLink>
        {hasOtherWords(session.settings) && (
          <PlayLink quiz={{ source, tranLangCode, choice }}>
            {formatMessage(messages.other)}
          </PlayLink>
        )}
      </Links>
    </Section>
  );
}

/** Whether the source has words that were not played. */
const hasOtherWords = ({ source, count }: QuizSession['settings']): boolean =>
  source.kind !== 'words' || source.ids.length > count;

/** The next kind: spelling leads to listening if there is a voice, and then to a mixed quiz. */
function nextHarderKind(kind: QuizKindChoice, hasVoice: boolean): QuizKindChoice {
  const kinds = quizKindChoices.filter(
    (candidate) => candidate !== 'by-ear' || hasVoice || candidate === kind,
  );
  return kinds[kinds.indexOf(kind) + 1] ?? 'cards';
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

const Section = styled.section`
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
