import { ApiFailure } from '@wordhoard/api-client';
import type { ImportRecord } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { useRefresh } from '../../shared/api/use-refresh.ts';
import { showFailureAtom } from '../../shared/toast/failure-text.tsx';
import { undoImport } from './queries.ts';

interface UndoImportProps {
  record: Pick<ImportRecord, 'id' | 'undoableUntil'>;
  onUndo: () => void;
}

/** Undoes an import within a week. What the learner has changed or used since stays. */
export function UndoImport({ record: { id, undoableUntil }, onUndo }: UndoImportProps) {
  const { formatMessage, formatDate } = useIntl();
  const api = useApi();
  const refresh = useRefresh({});
  const showFailure = useSetAtom(showFailureAtom);
  if (undoableUntil === null) return null;

  async function undo(): Promise<void> {
    try {
      await undoImport(api, { id });
      await refresh();
      onUndo();
    } catch (cause) {
      if (cause instanceof ApiFailure) showFailure(cause);
    }
  }
  const until = formatDate(undoableUntil, { day: 'numeric', month: 'long' });
  return <Button onClick={() => void undo()}>{formatMessage(messages.undo, { until })}</Button>;
}

const messages = defineMessages({
  undo: { id: 'undoImport.undo', defaultMessage: 'Undo import (until {until})' },
});
