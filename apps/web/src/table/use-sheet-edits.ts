import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useApi } from '../app/api-context.ts';
import { useEdits } from '../edit/use-edits.ts';
import { dismissToastAtom } from '../toast/toast-atom.ts';
import { saveSheetEdit } from './save-sheet-edit.ts';
import { editedSheet, type Sheet, type SheetEdit } from './sheet.ts';
import { sheetQuery } from './sheet-query.ts';

/** The table with what is on its way to the server, and how it is edited. */
export function useSheetEdits(tableId: string, told: Sheet) {
  const api = useApi();
  const queryClient = useQueryClient();
  const dismissToast = useSetAtom(dismissToastAtom);
  const { shown, ...edits } = useEdits<Sheet, SheetEdit>({
    queryKey: sheetQuery(api, tableId).queryKey,
    apply: editedSheet,
    save: (edit, sheet) => saveSheetEdit(api, { tableId, sheet }, edit),
    onSaved: () => {
      for (const part of ['entity', 'row-feed', 'feed']) {
        void queryClient.invalidateQueries({ queryKey: ['table', part] });
      }
    },
    onRefused: (edit) => edit.kind === 'delete row' && dismissToast(deletionToast(edit.key)),
  });
  return { ...edits, sheet: shown(told) };
}

/** Tells of a row that is gone, as long as it is. */
export const deletionToast = (key: string): string => `deleted ${key}`;
