import { Button, ButtonLink, EditIcon, EmptyState, PasteIcon, TableIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { editModeAtom } from '../../shared/edit-mode/edit-mode.ts';
import { paths } from '../../shared/routes/routes.ts';
import { type Collection, useCanEdit } from '../collection/collection.ts';

/** A table without rows; its maker is shown the two ways to fill it. */
export function EmptyTable({ table }: { table: Collection }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit(table);
  const turn = useSetAtom(editModeAtom);
  return (
    <EmptyState
      icon={<TableIcon />}
      title={formatMessage(messages.empty)}
      action={
        canEdit && (
          <>
            <Button variant="primary" icon={<EditIcon />} onClick={() => turn(true)}>
              {formatMessage(messages.fill)}
            </Button>
            <ButtonLink icon={<PasteIcon />} href={paths.importRows(table.slug)}>
              {formatMessage(messages.paste)}
            </ButtonLink>
          </>
        )
      }
    />
  );
}

const messages = defineMessages({
  empty: { id: 'table.empty', defaultMessage: 'This table has no rows yet' },
  fill: { id: 'table.fill', defaultMessage: 'Fill it in' },
  paste: { id: 'table.paste', defaultMessage: 'Paste rows' },
});
