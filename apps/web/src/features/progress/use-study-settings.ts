import { useQuery, useQueryClient } from '@tanstack/react-query';
import { routeKey } from '@wordhoard/api-client/react-query';
import type { StudySettings, StudySettingsChange } from '@wordhoard/contract';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { studySettingsQuery } from './queries.ts';

const mutationKey = routeKey('post', '/front-progress/update-settings');

interface Options {
  /** Changes that the learner has not asked for fail silently. */
  isSilent?: boolean;
  /** Visitors have none. */
  isEnabled?: boolean;
}

/** The study settings of the account. A change is shown at once, and taken back if it fails. */
export function useStudySettings({ isSilent = false, isEnabled = true }: Options = {}) {
  const api = useApiQueries();
  const queryClient = useQueryClient();
  const options = studySettingsQuery(api);
  const { queryKey } = options;
  const { data: settings } = useQuery({ ...options, enabled: isEnabled });
  const isLastChange = () => queryClient.isMutating({ mutationKey }) === 1;

  const { mutate, isSuccess } = api.useMutation(...mutationKey, {
    scope: { id: 'study settings' },
    meta: { showsFailure: isSilent },
    onMutate({ body }) {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<StudySettings>(
        queryKey,
        (current) => current && withChange(current, body),
      );
    },
    onSuccess(saved) {
      if (isLastChange())
        queryClient.setQueryData<StudySettings>(
          queryKey,
          (current) => current && { ...current, ...saved },
        );
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });

  return {
    /** `undefined` while they are loading. */
    settings,
    change: (body: StudySettingsChange, onSaved?: (saved: StudySettings) => void) =>
      mutate({ body }, { onSuccess: (saved) => onSaved?.(saved) }),
    isSaved: isSuccess,
  };
}

/** The server answers with the levels, since a change may remove some. */
const withChange = (
  settings: StudySettings,
  { levels: _merged, ...change }: StudySettingsChange,
): StudySettings => Object.assign({}, settings, change);
