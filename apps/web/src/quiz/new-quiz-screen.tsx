import { languageName } from '@wordhoard/i18n';
import { PageHeader } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { useSearch, useSearchParams } from 'wouter';
import { usePageMeta } from '../app/page-meta.ts';
import { NotFound } from '../general/not-found.tsx';
import { useValidTranslation } from '../language/use-valid-translation.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import type { QuizSource } from './quiz-choice.ts';
import { QuizForm } from './quiz-form.tsx';
import { quizTitleMessages } from './quiz-title-messages.ts';
import { readSource } from './read-quiz-link.ts';
import { sourcePath } from './source-path.ts';
import { TableQuizSettings } from './table-quiz-settings.tsx';
import { useSourceName } from './use-source-name.ts';

/** How the words of a table, a tag, a search, or one's own are to be played. */
export function NewQuizScreen() {
  const search = useSearch();
  const [parameters] = useSearchParams();
  const settings = useAtomValue(settingsAtom);
  const tranLangCode = parameters.get('to') ?? settings.tranLangCode;
  const source = readSource(parameters);
  if (source === undefined) return <NotFound />;
  return source.kind === 'table' ? (
    <TableQuizSettings source={source} tranLangCode={tranLangCode} />
  ) : (
    <WordQuizSettings key={search} source={source} tranLangCode={tranLangCode} />
  );
}

interface WordQuizSettingsProps {
  source: Exclude<QuizSource, { kind: 'list' | 'table' }>;
  tranLangCode: string;
}

function WordQuizSettings({ source, tranLangCode }: WordQuizSettingsProps) {
  const { formatMessage, locale } = useIntl();
  const name = useSourceName(source);
  const title = formatMessage(quizTitleMessages.challenge, { name });
  const valid = useValidTranslation(source.langCode, tranLangCode);
  usePageMeta(title);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: sourcePath({ source, tranLangCode }), label: name }}
      />
      <QuizForm
        source={source}
        name={name}
        langCode={source.langCode}
        tranLangCode={valid}
        sides={{
          learned: languageName(source.langCode, locale),
          known: languageName(valid, locale),
        }}
      />
    </>
  );
}
