import type { QuizSource } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { EmptyState, PageHeader, SaveIcon, Stack } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { usePageMeta } from '../../../shared/page/page-meta.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { SignInInvitation } from '../../auth/sign-in-invitation.tsx';
import { useValidTranslation } from '../../language/language-options.ts';
import { quizTitleMessages } from '../quiz-messages.ts';
import { buildSourcePath, isOfDefinitions, useSourceName } from '../quiz-source.ts';
import { QuizForm } from './quiz-form.tsx';
import { useOwnWords } from './use-own-words.ts';

interface OwnQuizSettingsProps {
  source: Pick<Extract<QuizSource, { kind: 'own' }>, 'knowing' | 'langCode'>;
  tranLangCode: string;
}

/** Configures a quiz about the learner's own words, from the account or the browser. */
export function OwnQuizSettings({
  source: { knowing, langCode },
  tranLangCode,
}: OwnQuizSettingsProps) {
  const { formatMessage } = useIntl();
  const ownWords = useOwnWords();
  const name = useSourceName({ kind: 'own', knowing, langCode });
  const title = formatMessage(quizTitleMessages.practise, { name });
  usePageMeta(title);
  const words = ownWords(knowing, langCode);
  if (words !== undefined) return <WordQuizSettings source={words} tranLangCode={tranLangCode} />;
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.quizIndex(), label: formatMessage(messages.back) }}
      />
      <Stack $gap="s5">
        <EmptyState icon={<SaveIcon />} title={formatMessage(messages.nothing)} />
        <SignInInvitation />
      </Stack>
    </>
  );
}

const messages = defineMessages({
  back: { id: 'ownQuiz.back', defaultMessage: 'Practise' },
  nothing: { id: 'ownQuiz.nothing', defaultMessage: 'No such words on this device' },
});

interface WordQuizSettingsProps {
  source: Exclude<QuizSource, { kind: 'list' | 'table' }>;
  tranLangCode: string;
}

/** Configures a quiz about words that are neither a list nor a table. */
export function WordQuizSettings({ source, tranLangCode }: WordQuizSettingsProps) {
  const { formatMessage, locale } = useIntl();
  const name = useSourceName(source);
  const title = formatMessage(quizTitleMessages.practise, { name });
  const hasDefinitions = isOfDefinitions(source);
  const asksDefinitions = tranLangCode === source.langCode && !hasDefinitions;
  const valid = useValidTranslation(source.langCode, asksDefinitions ? undefined : tranLangCode);
  const other = hasDefinitions ? source.langCode : valid;
  usePageMeta(title);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: buildSourcePath({ source, tranLangCode }), label: name }}
      />
      <QuizForm
        source={source}
        name={name}
        langCode={source.langCode}
        tranLangCode={other}
        asksDefinitions={asksDefinitions}
        sides={{
          learned: languageName(source.langCode, locale),
          known: languageName(other, locale),
        }}
      />
    </>
  );
}
