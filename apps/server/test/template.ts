import { loadContentOnce } from '../src/features/starter-content/load-content.ts';
import { planStarterContent } from '../src/features/starter-content/plan.ts';
import type { Connection } from '../src/platform/database/database.ts';

/** Where each test file finds its own copy of a database with the starter content. */
type Template =
  | { kind: 'embedded'; file: string }
  | { kind: 'postgres'; serverUrl: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

export const fillTemplate = (connection: Pick<Connection, 'prepare'>): Promise<void> =>
  connection.prepare((database) => loadContentOnce(database, async () => planStarterContent()));
