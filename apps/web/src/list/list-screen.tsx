import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { languageName } from '@wordhoard/i18n';
import {
  ButtonLink,
  color,
  PageHeader,
  QuizIcon,
  Select,
  SkeletonList,
  space,
} from '@wordhoard/ui';
import { lazy, Suspense } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Redirect, useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { useEditMode } from '../edit/use-edit-mode.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { QueryView } from '../feed/query-view.tsx';
import { LanguagePage } from '../language/language-page.tsx';
import { useLanguageOptions } from '../language/use-language-options.ts';
import { useValidTranslation } from '../language/use-valid-translation.ts';
import { useMayChange } from '../shelf/use-may-change.ts';
import { ConnectedWordRow } from '../word/connected-word-row.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListActions } from './list-actions.tsx';
import { ListFacts } from './list-facts.tsx';
import { listWordFeedQuery } from './list-queries.ts';
import { listQuery } from './list-query.ts';

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
    <QueryView query={query} skeleton="row">
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
  const { formatMessage, locale } = useIntl();
  const [, navigate] = useLocation();
  const mayChange = useMayChange(list);
  const isEditing = useEditMode() && mayChange;
  const query = useInfiniteQuery(listWordFeedQuery(useApi(), { listId: list.id, tranLangCode }));
  const languages = useLanguageOptions().filter(({ value }) => value !== list.langCode);
  const learned = languageName(list.langCode, locale);
  const known = languageName(tranLangCode, locale);
  usePageMeta(formatMessage(messages.title, { name: list.name, learned, known }), list.note);

  return (
    <>
      <PageHeader
        title={list.name}
        lead={list.note}
        back={{
          href: paths.lists(list.langCode),
          label: formatMessage(messages.back, { learned }),
        }}
        facts={<ListFacts list={list} />}
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
        <FeedView query={query} skeleton="row" empty={<EmptyList list={list} />}>
          {(words) => (
            <Rows>
              {words.map((word) => (
                <li key={word.id}>
                  <ConnectedWordRow word={word} />
                </li>
              ))}
            </Rows>
          )}
        </FeedView>
      )}
    </>
  );
}

const messages = defineMessages<{
  title: { name: string; learned: string; known: string };
  back: { learned: string };
  play: NoMessageValues;
  translation: NoMessageValues;
}>({
  title: { id: 'list.title', defaultMessage: '{name}: {learned} – {known}' },
  back: { id: 'list.back', defaultMessage: 'Word lists: {learned}' },
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

const Rows = styled.ol`
  border-block-start: 1px solid ${color.hairline};

  > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 5rem;
  }
`;
