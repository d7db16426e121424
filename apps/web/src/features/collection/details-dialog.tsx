import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { FormDialog } from '../../shared/form/dialogs.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import type { Collection, CollectionKind } from './collection.ts';
import {
  type CollectionDetails,
  DetailsFields,
  detailsDraftFields,
  toPrivacy,
  toPrivacyCode,
} from './details-fields.tsx';
import { updateCollection, useRefreshCollections } from './queries.ts';
import { withFieldError } from './slug.ts';

interface DetailsDialogProps {
  kind: CollectionKind;
  collection: Collection;
  onClose: () => void;
  /** Called with the changed collection, whose address may be new. */
  onChanged: (changed: Collection) => void;
}

/** Edits the name, the address and the privacy of a collection. */
export function DetailsDialog({ kind, collection, onClose, onChanged }: DetailsDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const refresh = useRefreshCollections(kind);
  const { id, name, slug, note, privacy } = collection;
  const form = useCallForm<CollectionDetails, Collection>({
    name: `${kind} ${id}`,
    draftFields: detailsDraftFields,
    defaultValues: { name, slug, note, privacy: toPrivacyCode(privacy) },
    call: ({ privacy, ...texts }) =>
      updateCollection(api, kind, { id, ...texts, privacy: toPrivacy(privacy) }).catch((error) => {
        throw withFieldError(error);
      }),
    onDone: (changed) => {
      onClose();
      onChanged(changed);
      void refresh();
    },
  });
  return (
    <FormDialog title={formatMessage(messages[kind])} form={form} onClose={onClose}>
      <DetailsFields kind={kind} form={form} isExisting />
    </FormDialog>
  );
}

const messages = defineMessages({
  list: { id: 'collectionDetails.list', defaultMessage: 'List details' },
  table: { id: 'collectionDetails.table', defaultMessage: 'Table details' },
});
