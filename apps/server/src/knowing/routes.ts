import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';

export function addKnowingRoutes(_api: Api, _services: Services): void {}
