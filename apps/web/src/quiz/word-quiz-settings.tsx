import { languageName } from '@wordhoard/i18n';
import { PageHeader } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { usePageMeta } from '../app/page-meta.ts';
import { useValidTranslation } from '../language/use-valid-translation.ts';
import type { QuizSource } from './quiz-choice.ts';
import { QuizForm } from './quiz-form.tsx';
import { quizTitleMessages } from './quiz-title-messages.ts';
import { sourcePath } from './source-path.ts';
import { useSourceName } from './use-source-name.ts';

interface WordQuizSettingsProps {
  source: Exclude<QuizSource, { kind: 'list' | 'table' }>;
  tranLangCode: string;
}

/** How words are to be played that are neither a list nor a table. */
export function WordQuizSettings({ source, tranLangCode }: WordQuizSettingsProps) {
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
