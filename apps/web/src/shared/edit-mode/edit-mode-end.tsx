import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useSession } from '../session/use-session.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { editedPathAtom, editsKey } from './edited-path.ts';

/** The page that was left, and whether some of its edits were still being saved. */
interface LeftPage {
  path: string;
  wasSaving: boolean;
}

const toastId = 'edits';

/** Long enough to read the notice and to go back. */
const duration = 10_000;

/**
 * Ends the edit mode when its page is left, and says whether the edits that the page showed as unsaved were saved.
 */
export function EditModeEnd(): null {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const [pathname, navigate] = useLocation();
  const [editedPath, setEditedPath] = useAtom(editedPathAtom);
  const [leftPage, setLeftPage] = useState<LeftPage>();
  const showToast = useSetAtom(showToastAtom);
  const isSaving = useIsMutating({ mutationKey: editsKey }) > 0;

  const end = useEffectEvent((path: string) => {
    // After signing in again, a learner continues to edit the page.
    if (user === undefined || editedPath === undefined || editedPath === path) return;
    setEditedPath(undefined);
    setLeftPage({ path: editedPath, wasSaving: isSaving });
  });
  useEffect(() => end(pathname), [pathname]);

  const report = useEffectEvent(({ path, wasSaving }: LeftPage) => {
    setLeftPage(undefined);
    const failed = { mutationKey: editsKey, status: 'error' } as const;
    const count = queryClient.getMutationCache().findAll(failed).length;
    if (count > 0) {
      showToast({
        id: toastId,
        tone: 'wrong',
        text: formatMessage(messages.failed, { count }),
        duration,
        action: {
          label: formatMessage(messages.back),
          onClick() {
            setEditedPath(path);
            navigate(path);
          },
        },
      });
    } else if (wasSaving) showToast({ id: toastId, text: formatMessage(messages.saved) });
  });
  useEffect(() => {
    if (leftPage !== undefined && !isSaving) report(leftPage);
  }, [leftPage, isSaving]);
  return null;
}

const messages = defineMessages({
  saved: { id: 'editModeEnd.saved', defaultMessage: 'Changes saved' },
  failed: {
    id: 'editModeEnd.failed',
    defaultMessage: '{count, plural, one {# change wasn’t saved} other {# changes weren’t saved}}',
  },
  back: { id: 'editModeEnd.back', defaultMessage: 'Go back' },
});
