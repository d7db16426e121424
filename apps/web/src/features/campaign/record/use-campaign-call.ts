import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { useApi } from '../../../shared/api/api-context.ts';
import { useRefreshCampaigns } from './queries.ts';

/**
 * A change of a campaign or of its posts, which is pending until its effects are shown. Show its error with
 * `CallFailure`.
 */
export function useCampaignCall<Variables = void>(
  call: (api: ApiClient, variables: Variables) => Promise<unknown>,
) {
  const api = useApi();
  const refresh = useRefreshCampaigns();
  return useMutation({
    mutationFn: (variables: Variables) => call(api, variables),
    meta: { showsFailure: true },
    onSuccess: refresh,
  });
}
