import type { ImportState } from '@wordhoard/contract';
import { importRecord } from '../../src/schema/import.ts';
import { type EntriesOf, learners, ownerWrites } from './entry.ts';
import type { CallerName } from './stage.ts';
import type { World } from './world.ts';

/** The id of an import of the owner in a state. */
const buildImport =
  (state: ImportState) => async (world: World, _caller: CallerName, id: string) => {
    const { app, people, mark } = world;
    const kind = state === 'done' ? 'text' : 'package';
    const row = { id, userId: people.owner.id, kind, name: mark, state } as const;
    await app.database
      .insert(importRecord)
      .values({ ...row, byteCount: 1, createdAt: new Date() })
      .onConflictDoNothing();
    return { id };
  };

const choices = { langCode: 'eo', tranLangCode: 'ia', timeZone: 'UTC' };

async function buildPart(...given: Parameters<ReturnType<typeof buildImport>>): Promise<FormData> {
  const form = new FormData();
  form.set('id', (await buildImport('uploading')(...given)).id);
  form.set('index', '0');
  form.set('file', new File(['a'], 'part'));
  return form;
}

export const imports: EntriesOf<'import'> = {
  exportWords: {
    request: ({ list: { id: listId } }) =>
      `/front-import/export?${new URLSearchParams({ listId, langCode: 'eo', tranLangCode: 'ia' })}`,
    outcomes: ownerWrites,
  },
  begin: {
    request: (_world, _caller, id) => ({ id, name: 'Vortoj.apkg', byteCount: 1 }),
    outcomes: learners,
    repeat: 'ok',
  },
  part: { request: buildPart, outcomes: ownerWrites, repeat: 'ok' },
  read: {
    request: buildImport('reading'),
    outcomes: ownerWrites,
  },
  record: { request: buildImport('ready'), outcomes: ownerWrites },
  recent: { request: () => ({}), outcomes: learners },
  start: {
    request: async (...given) => ({
      ...(await buildImport('ready')(...given)),
      ...choices,
      noteTypes: [{ id: '1', roles: ['word', 'translation'] }],
    }),
    outcomes: ownerWrites,
  },
  cancel: { request: buildImport('ready'), outcomes: ownerWrites },
  undo: { request: buildImport('done'), outcomes: ownerWrites },
};
