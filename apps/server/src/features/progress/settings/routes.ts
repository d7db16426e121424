import { routes } from '@wordhoard/contract';
import type { Api } from '../../../platform/http/api.ts';
import { getSignedInContext } from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { findStudySettings, presentStudySettings, updateStudySettings } from './settings-store.ts';

export function addStudySettingsRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.progress.settings, async (context) => {
    const { caller, locale } = getSignedInContext(context);
    const settings = await findStudySettings(database, caller.id, locale);
    return context.json(presentStudySettings(settings), 200);
  });

  api.openapi(routes.progress.updateSettings, async (context) => {
    const change = context.req.valid('json');
    const settings = await updateStudySettings(database, getSignedInContext(context), change);
    return context.json(presentStudySettings(settings), 200);
  });
}
