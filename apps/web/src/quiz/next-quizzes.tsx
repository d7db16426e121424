import { size, space, wideScreen } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { PlayLink } from './play-link.tsx';
import { type QuizKindChoice, type QuizSettings, quizKindChoices } from './quiz-choice.ts';
import { quizKindMessages } from './quiz-kind-messages.ts';
import { choiceOf } from './settings-link.ts';

/** What to play next: the same words in a harder kind, or other words in the same one. */
export function NextQuizzes({ settings }: { settings: QuizSettings }) {
  const { formatMessage } = useIntl();
  const { source, tranLangCode, seed } = settings;
  const choice = choiceOf(settings);
  const harder = harderThan(choice.kind);
  return (
    <Part aria-label={formatMessage(messages.title)}>
      <h2>{formatMessage(messages.title)}</h2>
      <Links>
        <PlayLink wish={{ source, tranLangCode, choice: { ...choice, kind: harder }, seed }}>
          {formatMessage(messages.harder, { kind: formatMessage(quizKindMessages[harder]) })}
        </PlayLink>
        <PlayLink wish={{ source, tranLangCode, choice }}>{formatMessage(messages.other)}</PlayLink>
      </Links>
    </Part>
  );
}

/** Whoever has spelled them has them mixed. */
function harderThan(kind: QuizKindChoice): QuizKindChoice {
  const place = quizKindChoices.indexOf(kind);
  return quizKindChoices[place + 1] ?? 'cards';
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
