import { useQuery } from '@tanstack/react-query';
import type { ListRecord } from '@wordhoard/contract';
import { languageName, quizPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PageHeader } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { Redirect, useSearch } from 'wouter';
import { useValidTranslation } from '../../features/language/language-options.ts';
import { listQuery } from '../../features/list/queries.ts';
import { QuizForm } from '../../features/quiz/settings/quiz-form.tsx';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';

export function QuizSettingsScreen({ slug, tranLangCode }: { slug: string; tranLangCode: string }) {
  const query = useQuery(listQuery(useApiQueries(), { slug }));
  return (
    <QueryView query={query} skeleton="row" isScreen missing={<NotFound isMaybePrivate />}>
      {(list) => <ListQuizSettings list={list} tranLangCode={tranLangCode} />}
    </QueryView>
  );
}

function ListQuizSettings({ list, tranLangCode }: { list: ListRecord; tranLangCode: string }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const search = useSearch();
  const learned = languageName(list.langCode, locale);
  const asksDefinitions = tranLangCode === list.langCode;
  const translated = useValidTranslation(list.langCode, asksDefinitions ? undefined : tranLangCode);
  const known = languageName(translated, locale);
  const { title, description, heading } = quizPage(intl, list);
  usePageMeta(title, description);
  if (!asksDefinitions && translated !== tranLangCode) {
    return <Redirect to={`${paths.quizSettings(list.slug, translated)}?${search}`} replace />;
  }

  return (
    <>
      <PageHeader
        title={heading}
        facts={formatMessage(messages.facts, { learned, known })}
        back={{ href: paths.list(list.slug, tranLangCode), label: list.name }}
      />
      <QuizForm
        source={{ kind: 'list', slug: list.slug }}
        name={list.name}
        langCode={list.langCode}
        tranLangCode={translated}
        asksDefinitions={asksDefinitions}
        sides={{ learned, known }}
      />
    </>
  );
}

const messages = defineMessages({
  facts: { id: 'quizSettings.facts', defaultMessage: '{learned} – {known}' },
});
