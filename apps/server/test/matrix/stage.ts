import { Knowing, UserRole } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { buildTag, buildTagWord } from '../contribution-factory.ts';
import { buildList, buildTranslation, buildUser, buildWord, hashCheaply } from '../factory.ts';
import { learnWord } from '../learn-word.ts';
import { reader, type TestApp } from '../test-app.ts';
import { buildCell, createVerbTable } from '../verb-table.ts';

/** The callers, in the order of the outcomes in an entry of the matrix. */
export const callers = ['anonymous', 'stranger', 'coAuthor', 'owner', 'admin'] as const;
export type CallerName = (typeof callers)[number];

export type Stage = Awaited<ReturnType<typeof buildStage>>;

export const password = 'Word+hoard1';
export const passwordHash = hashCheaply(password);

/** Creates the callers and public content of the owner. */
export async function buildStage(app: TestApp) {
  const { database } = app;
  const secret = { passwordHash: await passwordHash };
  const [stranger, coAuthor, owner, admin] = await Promise.all([
    buildUser(database, secret),
    buildUser(database, secret),
    buildUser(database, secret),
    buildUser(database, { ...secret, role: UserRole.Admin }),
  ]);
  const headers: Record<CallerName, Record<string, string>> = {
    anonymous: reader,
    stranger: await app.headersOf(stranger),
    coAuthor: await app.headersOf(coAuthor),
    owner: await app.headersOf(owner),
    admin: await app.headersOf(admin),
  };
  const common = await buildWord(database);
  const foreign = await buildWord(database, { id: afterOthers(newId()), langCode: 'ia' });
  await buildTranslation(database, [common, foreign]);
  const [tag, unusedTag] = [await buildTag(database), await buildTag(database)];
  await buildTagWord(database, tag, common);
  const openList = await buildList(database, [common], { userId: owner.id });
  const rows = [[{ label: 'unu' }, buildCell(common.text)]];
  const { table: openTable } = await createVerbTable(app, { rows }, headers.owner);
  await learnWord(database, owner, common, Knowing.Saved);
  const people = { stranger, coAuthor, owner, admin };
  return { app, people, headers, common, foreign, tag, unusedTag, openList, openTable };
}

/** Gives a word a higher id than others, so that it is the second word of translations. */
const afterOthers = (id: string): string => `f${id.slice(1)}`;
