import type { WordReference } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { findOrCreateWords, type NamedWord } from '../word/find-or-create-words.ts';
import type { NamedTranslation } from './find-or-create-translations.ts';
import type { CheckedTranslation } from './rules.ts';
import type { KnownWordRow } from './writing-store.ts';

interface Resolving {
  caller: Pick<Caller, 'id' | 'role'>;
  now: Date;
}

type Checked = CheckedTranslation<KnownWordRow>;

export interface ReadyTranslation extends NamedTranslation {
  dest: WordReference;
}

/** Translations with both of their words. What comes beside a private word is as private as that. */
export async function findOrCreateDests(
  database: Database,
  translations: readonly Checked[],
  resolving: Resolving,
): Promise<ReadyTranslation[]> {
  const named = translations.filter(isByText);
  const resolved = new Map([
    ...(await resolveNamed(database, named, { ...resolving, privacy: Privacy.Public })),
    ...(await resolveNamed(database, named, { ...resolving, privacy: Privacy.Private })),
  ]);
  return translations.map((translation) => {
    const dest = isByText(translation) ? resolved.get(translation) : translation.dest;
    if (dest === undefined || !('id' in dest)) throw new Error('A word was not created');
    const { word, speechPartId } = translation;
    const { id: destId, text, langCode, mode } = dest;
    return { wordId: word.id, destId, speechPartId, dest: { id: destId, text, langCode, mode } };
  });
}

async function resolveNamed(
  database: Database,
  translations: readonly ByText[],
  resolving: Resolving & { privacy: Privacy },
) {
  const isPrivate = resolving.privacy === Privacy.Private;
  const some = translations.filter(({ word }) => word.isPrivate === isPrivate);
  const names = some.map(({ dest }) => dest);
  const words = await findOrCreateWords(database, names, resolving);
  return some.map((translation, index) => [translation, words[index]] as const);
}

type ByText = Checked & { dest: NamedWord };

const isByText = (translation: Checked): translation is ByText => !('id' in translation.dest);
