import type { QuizSource } from '@wordhoard/contract';
import {
  type RequestedSource,
  type RequestedTable,
  readQuizSource,
} from '@wordhoard/contract/quiz-address';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { EmptyState, PageHeader, SaveIcon, Stack } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useSearch, useSearchParams } from 'wouter';
import { SignInInvitation } from '../../features/auth/sign-in-invitation.tsx';
import {
  useIsKnownLanguage,
  useValidTranslation,
} from '../../features/language/language-options.ts';
import { quizTitleMessages } from '../../features/quiz/quiz-messages.ts';
import {
  buildSourcePath,
  isOfDefinitions,
  useNamedSource,
  useSourceName,
} from '../../features/quiz/quiz-source.ts';
import { QuizForm } from '../../features/quiz/settings/quiz-form.tsx';
import { useOwnWords } from '../../features/quiz/settings/use-own-words.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';

const TableQuizSettings = lazyComponent(
  async () =>
    (await import('../../features/quiz/settings/table-quiz-settings.tsx')).TableQuizSettings,
);

/** Configures a quiz about a table, a tag, a search or own words. */
export function NewQuizScreen() {
  const [parameters] = useSearchParams();
  const source = readQuizSource(parameters);
  const langCode = source?.kind === 'table' ? '' : (source?.langCode ?? '');
  const tranLangCode = useValidTranslation(langCode, parameters.get('to') ?? undefined);
  if (source === undefined) return <NotFound />;
  if (source.kind !== 'table') return <NewWordQuiz source={source} tranLangCode={tranLangCode} />;
  return <TableQuizSettings source={source} tranLangCode={tranLangCode} />;
}

interface NewWordQuizProps {
  source: Exclude<RequestedSource, RequestedTable>;
  tranLangCode: string;
}

function NewWordQuiz({ source, tranLangCode }: NewWordQuizProps) {
  const search = useSearch();
  const isUnknownLanguage = useIsKnownLanguage(source.langCode) === false;
  const { isGone } = useNamedSource(source);
  if (isUnknownLanguage || isGone) return <NotFound />;
  return source.kind === 'own' ? (
    <OwnQuizSettings key={search} source={source} tranLangCode={tranLangCode} />
  ) : (
    <WordQuizSettings key={search} source={source} tranLangCode={tranLangCode} />
  );
}

interface OwnQuizSettingsProps {
  source: Pick<Extract<QuizSource, { kind: 'own' }>, 'knowing' | 'langCode'>;
  tranLangCode: string;
}

/** Configures a quiz about the learner's own words, from the account or the browser. */
function OwnQuizSettings({ source: { knowing, langCode }, tranLangCode }: OwnQuizSettingsProps) {
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
function WordQuizSettings({ source, tranLangCode }: WordQuizSettingsProps) {
  const { formatMessage, locale } = useIntl();
  const name = useSourceName(source);
  const title = formatMessage(quizTitleMessages.practise, { name });
  const hasDefinitions = isOfDefinitions(source);
  const asksDefinitions = tranLangCode === source.langCode && !hasDefinitions;
  const valid = useValidTranslation(source.langCode, asksDefinitions ? undefined : tranLangCode);
  const other = hasDefinitions ? source.langCode : valid;
  const { isLoading } = useNamedSource(source);
  usePageMeta(title);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: buildSourcePath({ source, tranLangCode }), label: name }}
      />
      {/* The form has no words of a tag that does not exist, and must not tell so below this heading. */}
      {!isLoading && (
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
      )}
    </>
  );
}
