import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';

export function addModerationRoutes(_api: Api, _services: Services): void {}
