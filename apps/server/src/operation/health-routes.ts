import { sql } from 'drizzle-orm';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';

/** For whoever keeps the server running: is the process alive, and can it do its work? */
export function addHealthRoutes(api: Api, { database }: Pick<Services, 'database'>): void {
  api.get('/healthz', (context) => context.json({ status: 'ok' }));

  api.get('/readyz', async (context) => {
    await database.execute(sql`select 1`);
    return context.json({ status: 'ready' });
  });
}
