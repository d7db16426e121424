import { EmptyState, PageHeader, SaveIcon, space } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ScreenSkeleton } from '../app/opening.tsx';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { SignInInvitation } from '../auth/sign-in-invitation.tsx';
import type { QuizSource } from './quiz-choice.ts';
import { quizTitleMessages } from './quiz-title-messages.ts';
import { useOwnWords } from './use-own-words.ts';
import { useSourceName } from './use-source-name.ts';
import { WordQuizSettings } from './word-quiz-settings.tsx';

interface OwnQuizSettingsProps {
  source: Extract<QuizSource, { kind: 'own' }>;
  tranLangCode: string;
}

/** How one’s own words are to be played: those of the account, or what this browser has kept. */
export function OwnQuizSettings({ source, tranLangCode }: OwnQuizSettingsProps) {
  const { formatMessage } = useIntl();
  const ownWords = useOwnWords(tranLangCode);
  const name = useSourceName(source);
  const title = formatMessage(quizTitleMessages.challenge, { name });
  usePageMeta(title);
  if (ownWords === undefined) return <ScreenSkeleton of="row" />;
  const words = ownWords(source.knowing, source.langCode);
  if (words !== undefined) return <WordQuizSettings source={words} tranLangCode={tranLangCode} />;
  return (
    <Parts>
      <PageHeader
        title={title}
        back={{ href: paths.quizIndex(), label: formatMessage(messages.back) }}
      />
      <EmptyState icon={<SaveIcon />} title={formatMessage(messages.nothing)} />
      <SignInInvitation />
    </Parts>
  );
}

const messages = defineMessages({
  back: { id: 'ownQuiz.back', defaultMessage: 'Quizzes' },
  nothing: { id: 'ownQuiz.nothing', defaultMessage: 'This browser has kept no such words' },
});

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s5};
`;
