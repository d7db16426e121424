import { useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { languageName, listPage } from '@wordhoard/i18n';
import { ButtonLink, PageHeader, QuizIcon, Select, SkeletonList, space } from '@wordhoard/ui';
import { lazy, Suspense } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Redirect, useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { useEditMode } from '../edit/use-edit-mode.ts';
import { QueryView } from '../feed/query-view.tsx';
import { LanguagePage } from '../language/language-page.tsx';
import { useLanguageOptions } from '../language/use-language-options.ts';
import { useValidTranslation } from '../language/use-valid-translation.ts';
import { MakerFacts } from '../shelf/maker-facts.tsx';
import { useMayChange } from '../shelf/use-may-change.ts';
import { ListActions } from './list-actions.tsx';
import { listQuery } from './list-query.ts';
import { MarkableWords } from './markable-words.tsx';

const ListEditor = lazy(async () => ({
  default: (await import('./list-editor.tsx')).ListEditor,
}));

interface ListScreenProps {
  slug: string;
  tranLangCode: string;
}

/** A list beside a second language. */
export function ListScreen({ slug, tranLangCode }: ListScreenProps) {
  const query = useQuery(listQuery(useApi(), { slug }));
  return (
    <QueryView query={query} skeleton="row" isScreen>
      {(list) => <ListBeside key={list.id} list={list} tranLangCode={tranLangCode} />}
    </QueryView>
  );
}

interface TranslatedListProps {
  list: components['schemas']['ListRecord'];
  tranLangCode: string;
}

/** An address that asks for no language, or for the list's own, leads to one that makes sense. */
function ListBeside({ list, tranLangCode }: TranslatedListProps) {
  const valid = useValidTranslation(list.langCode, tranLangCode);
  if (valid !== tranLangCode) return <Redirect to={paths.list(list.slug, valid)} replace />;
  return (
    <LanguagePage langCode={list.langCode}>
      <TranslatedList list={list} tranLangCode={tranLangCode} />
    </LanguagePage>
  );
}

function TranslatedList({ list, tranLangCode }: TranslatedListProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [, navigate] = useLocation();
  const mayChange = useMayChange(list);
  const isEditing = useEditMode() && mayChange;
  const languages = useLanguageOptions().filter(({ value }) => value !== list.langCode);
  const learned = languageName(list.langCode, locale);
  const { title, description } = listPage(intl, { ...list, tranLangCode });
  usePageMeta(title, description);

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
            <MakerFacts shelved={list} />
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
        <Suspense fallback={<SkeletonList of="row" count={8} />}>
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
