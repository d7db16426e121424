import { useQuery } from '@tanstack/react-query';
import type { ListRecord } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { useIntl } from 'react-intl';
import { listQuery, listWordsQuery } from '../../features/list/queries.ts';
import { PrintPage } from '../../features/print/print-page.tsx';
import { toListRow } from '../../features/print/printed-rows.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';

export function PrintListScreen({ slug, tranLangCode }: { slug: string; tranLangCode: string }) {
  const query = useQuery(listQuery(useApiQueries(), { slug }));
  return (
    <QueryView query={query} skeleton="row" isScreen missing={<NotFound isMaybePrivate />}>
      {(list) => <PrintedList list={list} tranLangCode={tranLangCode} />}
    </QueryView>
  );
}

function PrintedList({ list, tranLangCode }: { list: ListRecord; tranLangCode: string }) {
  const { locale } = useIntl();
  const query = useQuery(listWordsQuery(useApi(), { listId: list.id, tranLangCode }));
  usePageMeta(list.name);
  return (
    <QueryView query={query} skeleton="row">
      {(words) => (
        <PrintPage
          name={list.name}
          columns={[list.langCode, tranLangCode].map((code) => languageName(code, locale))}
          rows={words.map(toListRow)}
          back={{ href: paths.list(list.slug, tranLangCode), label: list.name }}
        />
      )}
    </QueryView>
  );
}
