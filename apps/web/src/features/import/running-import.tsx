import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { ImportProgress } from './import-progress.tsx';
import { PackageChoices } from './package-choices.tsx';
import { PackageOutcome } from './package-outcome.tsx';
import { cancelImport, importQuery } from './queries.ts';

/** Shows an import on the server: what it found, its progress, or its result. */
export function RunningImport({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data, refetch } = useQuery(importQuery(useApiQueries(), id));
  if (data === undefined) return null;
  const refresh = () => void refetch();
  const cancel = () => void cancelImport(api, { id }).then(refresh);
  const { state, done, total } = data;
  if (state === 'ready')
    return <PackageChoices record={data} onStart={refresh} onCancel={cancel} />;
  if (state === 'importing') {
    const label = formatMessage(messages.importing, { done, total });
    return <ImportProgress label={label} done={total === 0 ? 0 : done / total} onCancel={cancel} />;
  }
  if (state === 'uploading' || state === 'reading') {
    return <ImportProgress label={formatMessage(messages.reading)} onCancel={cancel} />;
  }
  if (state === 'cancelling' || state === 'undoing') {
    return <ImportProgress label={formatMessage(messages.removing)} />;
  }
  return <PackageOutcome record={data} onUndo={refresh} onLeave={onLeave} />;
}

const messages = defineMessages({
  reading: { id: 'packageImport.reading', defaultMessage: 'Reading the package…' },
  importing: {
    id: 'packageImport.importing',
    defaultMessage: 'Importing: {done, number} of {total, plural, one {# note} other {# notes}}',
  },
  removing: { id: 'packageImport.removing', defaultMessage: 'Removing what was imported…' },
});
