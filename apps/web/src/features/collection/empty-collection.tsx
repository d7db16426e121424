import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  ButtonLink,
  EditIcon,
  EmptyState,
  ListIcon,
  PasteIcon,
  TableIcon,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { type Collection, type CollectionKind, collectionPaths, useCanEdit } from './collection.ts';

interface EmptyCollectionProps {
  kind: CollectionKind;
  collection: Collection;
}

/** A collection without words or rows. Its author sees the two ways to fill it. */
export function EmptyCollection({ kind, collection }: EmptyCollectionProps) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit(collection);
  const startEditing = useStartEditing();
  const texts = messages[kind];
  return (
    <EmptyState
      icon={kind === 'list' ? <ListIcon /> : <TableIcon />}
      title={formatMessage(texts.empty)}
      action={
        canEdit && (
          <>
            <Button variant="primary" icon={<EditIcon />} onClick={() => startEditing()}>
              {formatMessage(texts.add)}
            </Button>
            <ButtonLink icon={<PasteIcon />} href={collectionPaths[kind].import(collection.slug)}>
              {formatMessage(texts.paste)}
            </ButtonLink>
          </>
        )
      }
    />
  );
}

const messages = {
  list: defineMessages({
    empty: { id: 'list.empty', defaultMessage: 'This list has no words yet' },
    add: { id: 'list.add', defaultMessage: 'Add words' },
    paste: { id: 'list.paste', defaultMessage: 'Paste words' },
  }),
  table: defineMessages({
    empty: { id: 'table.empty', defaultMessage: 'This table has no rows yet' },
    add: { id: 'table.fill', defaultMessage: 'Add rows' },
    paste: { id: 'table.paste', defaultMessage: 'Paste rows' },
  }),
};
