import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { eq, or } from 'drizzle-orm';
import type { SharedKind } from '../src/features/contribution/duplicates.ts';
import type { Database } from '../src/platform/database/database.ts';
import { tagWord } from '../src/schema/tag.ts';
import { translation } from '../src/schema/translation.ts';
import { buildTag, buildTagWord } from './contribution-factory.ts';
import { buildTranslation, buildWord } from './factory.ts';

type Word = Awaited<ReturnType<typeof buildWord>>;

export interface Proposal {
  id: string;
  status: EntryStatus;
  userId: string | null;
  duplicateOf: string | null;
}

interface Outcome {
  /** The index of the row. */
  row: number;
  status: EntryStatus;
  /** The index of the row that it duplicates. */
  duplicateOf: number | null;
  wordIds: string[];
}

/** Equal proposals: translations of words by one word, or links of words to one tag. */
export interface Proposals {
  build(word: Word, overrides: Partial<Omit<Proposal, 'id'>>): Promise<Proposal>;
  /** The present state of rows, in their order, without deleted rows. */
  outcomes(rows: readonly Proposal[]): Promise<Outcome[]>;
}

export async function buildProposals(database: Database, kind: SharedKind): Promise<Proposals> {
  const { build, find } = await builders[kind](database);
  return {
    build,
    async outcomes(rows) {
      const found = new Map((await find()).map((row) => [row.id, row]));
      const findIndex = (id: string | null) =>
        id === null ? null : rows.findIndex((row) => row.id === id);
      return rows.flatMap(({ id }, row) => {
        const { status, duplicateOf, wordIds } = found.get(id) ?? {};
        if (status === undefined || duplicateOf === undefined) return [];
        return [{ row, status, duplicateOf: findIndex(duplicateOf), wordIds: wordIds ?? [] }];
      });
    },
  };
}

type Builder = (database: Database) => Promise<{
  build: Proposals['build'];
  find(): Promise<(Proposal & { wordIds: string[] })[]>;
}>;

const builders: Record<SharedKind, Builder> = {
  translation: async (database) => {
    const foreign = await buildWord(database, { langCode: 'ia' });
    const { lowWordId, highWordId } = translation;
    const isOne = or(eq(lowWordId, foreign.id), eq(highWordId, foreign.id));
    return {
      build: (word, overrides) => buildTranslation(database, [word, foreign], overrides),
      async find() {
        const rows = await database.select().from(translation).where(isOne);
        return rows.map((row) => ({ ...row, wordIds: [row.lowWordId, row.highWordId] }));
      },
    };
  },
  tag: async (database) => {
    const tag = await buildTag(database);
    return {
      build: (word, overrides) => buildTagWord(database, tag, word, overrides),
      async find() {
        const rows = await database.select().from(tagWord).where(eq(tagWord.tagId, tag.id));
        return rows.map((row) => ({ ...row, wordIds: [row.wordId] }));
      },
    };
  },
};
