import { useQuery } from '@tanstack/react-query';
import type { ImportRecord } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { LineItem, Section } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { recentImportsQuery } from './queries.ts';
import { UndoImport } from './undo-import.tsx';

/** The imports of the last week that the learner can undo. */
export function RecentImports() {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);
  const { data } = useQuery(recentImportsQuery(useApiQueries()));
  const undoable = data?.data.filter(({ undoableUntil }) => undoableUntil !== null) ?? [];
  if (undoable.length === 0) return null;
  return (
    <Section title={formatMessage(messages.title)}>
      <ul>
        {undoable.map((record) => (
          <LineItem key={record.id}>
            <ImportName record={record} />
            <UndoImport
              record={record}
              onUndo={() => showToast({ id: 'import', text: formatMessage(messages.undone) })}
            />
          </LineItem>
        ))}
      </ul>
    </Section>
  );
}

function ImportName({ record: { name, total, createdAt } }: { record: ImportRecord }) {
  const { formatMessage, formatDate } = useIntl();
  const date = formatDate(createdAt, { day: 'numeric', month: 'long' });
  return (
    <span>
      <bdi>{name}</bdi> · {formatMessage(messages.facts, { count: total, date })}
    </span>
  );
}

const messages = defineMessages({
  title: { id: 'recentImports.title', defaultMessage: 'Imported this week' },
  facts: {
    id: 'recentImports.facts',
    defaultMessage: '{count, plural, one {# word} other {# words}}, {date}',
  },
  undone: {
    id: 'recentImports.undone',
    defaultMessage: 'Import undone. Anything you’ve changed or learned since was kept.',
  },
});
