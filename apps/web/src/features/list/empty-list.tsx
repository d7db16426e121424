import { Button, ButtonLink, EditIcon, EmptyState, ListIcon, PasteIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { editModeAtom } from '../../shared/edit-mode/edit-mode.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useCanEdit } from '../collection/collection.ts';
import type { ListRecord } from './queries.ts';

/** A list without words; its maker is shown the two ways to fill it. */
export function EmptyList({ list }: { list: ListRecord }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit(list);
  const turn = useSetAtom(editModeAtom);
  return (
    <EmptyState
      icon={<ListIcon />}
      title={formatMessage(messages.empty)}
      action={
        canEdit && (
          <>
            <Button variant="primary" icon={<EditIcon />} onClick={() => turn(true)}>
              {formatMessage(messages.add)}
            </Button>
            <ButtonLink icon={<PasteIcon />} href={paths.importWords(list.slug)}>
              {formatMessage(messages.paste)}
            </ButtonLink>
          </>
        )
      }
    />
  );
}

const messages = defineMessages({
  empty: { id: 'list.empty', defaultMessage: 'This list has no words yet' },
  add: { id: 'list.add', defaultMessage: 'Add words' },
  paste: { id: 'list.paste', defaultMessage: 'Paste words' },
});
