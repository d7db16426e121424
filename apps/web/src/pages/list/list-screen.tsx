import { useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { languageName, listPage } from '@wordhoard/i18n';
import { ButtonLink, PageHeader, QuizIcon, Select, SkeletonList, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Redirect, useLocation } from 'wouter';
import { AuthorFacts } from '../../features/collection/author-facts.tsx';
import { useCanEdit } from '../../features/collection/collection.ts';
import { CollectionActions } from '../../features/collection/collection-actions.tsx';
import {
  useLanguageOptions,
  useValidTranslation,
} from '../../features/language/language-options.ts';
import { useLearn } from '../../features/language/language-page.tsx';
import { exportList, type ListRecord, listQuery } from '../../features/list/queries.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useEditMode } from '../../shared/edit-mode/edit-mode.tsx';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { MarkableWords } from './markable-words.tsx';

const ListEditor = lazy(async () => ({
  default: (await import('../../features/list/list-editor.tsx')).ListEditor,
}));

interface ListScreenProps {
  slug: string;
  tranLangCode?: string;
}

/** A list with translations into the language of the path, or into the chosen one. */
export function ListScreen({ slug, tranLangCode: requested }: ListScreenProps) {
  const settings = useAtomValue(settingsAtom);
  const tranLangCode = requested ?? settings.tranLangCode;
  const query = useQuery(listQuery(useApiQueries(), { slug }));
  return (
    <QueryView query={query} skeleton="row" isScreen>
      {(list) => <ListWithValidLanguage key={list.id} list={list} tranLangCode={tranLangCode} />}
    </QueryView>
  );
}

interface TranslatedListProps {
  list: components['schemas']['ListRecord'];
  tranLangCode: string;
}

/** Redirects an address without a language, or with the list's own, to a valid one. */
function ListWithValidLanguage({ list, tranLangCode }: TranslatedListProps) {
  const valid = useValidTranslation(list.langCode, tranLangCode);
  if (valid !== tranLangCode) return <Redirect to={paths.list(list.slug, valid)} replace />;
  return <TranslatedList list={list} tranLangCode={tranLangCode} />;
}

function TranslatedList({ list, tranLangCode }: TranslatedListProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [, navigate] = useLocation();
  const canEdit = useCanEdit(list);
  const isEditing = useEditMode() && canEdit;
  const languages = useLanguageOptions().filter(({ value }) => value !== list.langCode);
  const learned = languageName(list.langCode, locale);
  const { title, description } = listPage(intl, { ...list, tranLangCode });
  usePageMeta(title, description);
  useLearn(list.langCode);

  return (
    <>
      <PageHeader
        title={list.name}
        lead={list.note}
        back={{
          href: paths.lists(list.langCode),
          label: formatMessage(messages.back, { learned }),
        }}
        facts={
          <>
            {formatMessage(messages.facts, { learned, count: list.wordCount })}
            <AuthorFacts collection={list} />
          </>
        }
        actions={<ListActions list={list} tranLangCode={tranLangCode} />}
      />
      <Controls>
        <ButtonLink
          variant="primary"
          icon={<QuizIcon />}
          href={paths.quizSettings(list.slug, tranLangCode)}
        >
          {formatMessage(messages.play)}
        </ButtonLink>
        <Select
          label={formatMessage(messages.translation)}
          options={languages}
          value={tranLangCode}
          onChange={({ target }) => navigate(paths.list(list.slug, target.value))}
        />
      </Controls>
      {isEditing ? (
        <Suspense fallback={<SkeletonList shape="row" count={8} />}>
          <ListEditor list={list} tranLangCode={tranLangCode} />
        </Suspense>
      ) : (
        <MarkableWords list={list} tranLangCode={tranLangCode} />
      )}
    </>
  );
}

const messages = defineMessages<{
  back: { learned: string };
  facts: { learned: string; count: number };
  play: NoMessageValues;
  translation: NoMessageValues;
}>({
  back: { id: 'list.back', defaultMessage: 'Word lists: {learned}' },
  facts: {
    id: 'list.facts',
    defaultMessage: '{learned} · {count, plural, one {# word} other {# words}}',
  },
  play: { id: 'list.play', defaultMessage: 'Play this list' },
  translation: { id: 'list.translation', defaultMessage: 'Translate into' },
});

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s4};
  margin-block-end: ${space.s6};

  > :last-child {
    flex: 0 1 14rem;
  }
`;

interface ListActionsProps {
  list: ListRecord;
  tranLangCode: string;
}

/** The actions on a list as a whole. Downloads include the translations. */
function ListActions({ list, tranLangCode }: ListActionsProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  return (
    <CollectionActions
      kind="list"
      collection={list}
      pathOf={(slug) => paths.list(slug, tranLangCode)}
      importPath={paths.importWords(list.slug)}
      returnTo={paths.lists(list.langCode)}
      downloads={(['csv', 'anki', 'json'] as const).map((format) => ({
        label: formatMessage(downloadMessages[format]),
        fetchFile: () => exportList(api, { id: list.id, tranLangCode, format }),
      }))}
    />
  );
}

const downloadMessages = defineMessages({
  csv: { id: 'listActions.csv', defaultMessage: 'Download for a spreadsheet (CSV)' },
  anki: { id: 'listActions.anki', defaultMessage: 'Download for Anki' },
  json: { id: 'listActions.json', defaultMessage: 'Download as JSON' },
});
