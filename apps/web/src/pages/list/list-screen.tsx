import { useQuery } from '@tanstack/react-query';
import type { ListRecord, WordRecord } from '@wordhoard/contract';
import { languageName, listPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PageHeader, Select, SkeletonList, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Redirect, useLocation } from 'wouter';
import { useWordSelection } from '../../features/card/selected-words.tsx';
import { AuthorFacts } from '../../features/collection/author-facts.tsx';
import { useCanEdit, useNoteOpened } from '../../features/collection/collection.ts';
import {
  useTranslationOptions,
  useValidTranslation,
} from '../../features/language/language-options.ts';
import { useLearn } from '../../features/language/language-page.tsx';
import { offlineListsAtom } from '../../features/list/offline-lists.ts';
import { listQuery, listWordsQuery } from '../../features/list/queries.ts';
import { WaitingEdits } from '../../features/outbox/waiting-edits.tsx';
import type { Plan } from '../../features/progress/plan/plan.ts';
import { usePlans } from '../../features/progress/plan/use-plans.ts';
import { WordsProgress } from '../../features/review/words-progress.tsx';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useEditMode } from '../../shared/edit-mode/edit-mode.tsx';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { ListActions } from './list-actions.tsx';
import { MarkableWords } from './markable-words.tsx';

const ListEditor = lazyComponent(
  async () => (await import('../../features/list/list-editor.tsx')).ListEditor,
);

const OfflineMark = lazyComponent(
  async () => (await import('../../features/list/offline-mark.tsx')).OfflineMark,
);

const ListPlan = lazyComponent(
  async () => (await import('../../features/progress/plan/list-plan.tsx')).ListPlan,
);

interface ListScreenProps {
  slug: string;
  tranLangCode?: string;
}

const noWords: readonly WordRecord[] = [];

/** A list with translations into the language of the path, or into the chosen one. Its own language stands for definitions. */
export function ListScreen({ slug, tranLangCode: requested }: ListScreenProps) {
  const query = useQuery(listQuery(useApiQueries(), { slug }));
  return (
    <QueryView query={query} skeleton="row" isScreen missing={<NotFound isMaybePrivate />}>
      {(list) => <ListWithValidLanguage key={list.id} list={list} requested={requested} />}
    </QueryView>
  );
}

interface TranslatedListProps {
  list: ListRecord;
  tranLangCode: string;
}

interface ListWithValidLanguageProps extends Pick<TranslatedListProps, 'list'> {
  requested: string | undefined;
}

/** Redirects an address without a valid language to one with it. */
function ListWithValidLanguage({ list, requested }: ListWithValidLanguageProps) {
  const valid = useValidTranslation(list.langCode, requested);
  if (valid !== requested) return <Redirect to={paths.list(list.slug, valid)} replace />;
  return <TranslatedList list={list} tranLangCode={valid} />;
}

function TranslatedList({ list, tranLangCode }: TranslatedListProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const canEdit = useCanEdit(list);
  const isEditing = useEditMode() && canEdit;
  const learned = languageName(list.langCode, locale);
  const { title, description } = listPage(intl, { ...list, tranLangCode });
  usePageMeta(title, description);
  useLearn(list.langCode, tranLangCode);
  useNoteOpened(list);
  const query = useQuery(listWordsQuery(useApi(), { listId: list.id, tranLangCode }));
  const words = query.data ?? noWords;
  const selection = useWordSelection();
  const plans = usePlans();
  const plan = plans?.find((one) => one.list.id === list.id);

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
        actions={
          <ListActions
            list={list}
            tranLangCode={tranLangCode}
            words={words}
            isPlanned={plans && plan !== undefined}
            onSelect={isEditing ? undefined : selection.start}
          />
        }
      />
      <WaitingEdits id={list.id} />
      <ListProgress list={list} tranLangCode={tranLangCode} words={words} plan={plan} />
      {isEditing ? (
        <Suspense fallback={<SkeletonList shape="row" count={8} />}>
          <ListEditor list={list} tranLangCode={tranLangCode} />
        </Suspense>
      ) : (
        <MarkableWords
          list={list}
          tranLangCode={tranLangCode}
          words={words}
          selection={selection}
        />
      )}
    </>
  );
}

const messages = defineMessages({
  back: { id: 'list.back', defaultMessage: 'Lists: {learned}' },
  facts: {
    id: 'list.facts',
    defaultMessage: '{learned} · {count, plural, one {# word} other {# words}}',
  },
  translation: { id: 'list.translation', defaultMessage: 'Translate into' },
});

function ListFacts({ list }: { list: ListRecord }) {
  const { formatMessage, locale } = useIntl();
  const { storedIds } = useAtomValue(offlineListsAtom);
  const learned = languageName(list.langCode, locale);
  return (
    <>
      {formatMessage(messages.facts, { learned, count: list.wordCount })}
      <AuthorFacts collection={list} />
      {storedIds.includes(list.id) && (
        <>
          {' · '}
          <Suspense>
            <OfflineMark />
          </Suspense>
        </>
      )}
    </>
  );
}

interface ListProgressProps extends TranslatedListProps {
  words: readonly WordRecord[];
  plan: Plan | undefined;
}

/** The progress with a list or with its plan, and the choice between translations and definitions. */
function ListProgress({ list, tranLangCode, words, plan }: ListProgressProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const languages = useTranslationOptions(list.langCode);
  return (
    <>
      <Suspense fallback={<SkeletonList shape="row" count={1} />}>
        {plan && <ListPlan plan={plan} />}
      </Suspense>
      <Line>
        {list.wordCount > 0 && !plan && <WordsProgress words={words} total={list.wordCount} />}
        <Select
          look="inline"
          label={formatMessage(messages.translation)}
          options={languages}
          value={tranLangCode}
          onChange={({ target }) => navigate(paths.list(list.slug, target.value))}
        />
      </Line>
    </>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4};
  min-height: 2.75rem;
  margin-block-end: ${space.s2};

  > :first-child:not(:last-child) {
    flex: 1;
    max-width: 24rem;
  }

  /* The arrow, not its frame, aligns with the edge of the page. */
  > :last-child {
    margin-inline: auto calc(-1 * ${space.s3});
  }
`;
