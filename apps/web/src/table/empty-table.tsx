import { Button, ButtonLink, EditIcon, EmptyState, PasteIcon, TableIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../app/paths.ts';
import { editModeAtom } from '../edit/edit-mode-atom.ts';
import type { Shelved } from '../shelf/shelved.ts';
import { useMayChange } from '../shelf/use-may-change.ts';

/** A table without rows; its maker is shown the two ways to fill it. */
export function EmptyTable({ table }: { table: Shelved }) {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange(table);
  const turn = useSetAtom(editModeAtom);
  return (
    <EmptyState
      icon={<TableIcon />}
      title={formatMessage(messages.empty)}
      action={
        mayChange && (
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
