import type { WordReference } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import type { Caller } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { bringWords, type NamedWord } from '../word/bring-words.ts';
import type { NamedTranslation } from './bring-translations.ts';
import type { CheckedTranslation } from './rules.ts';
import type { KnownWordRow } from './writing-store.ts';

interface Bringing {
  caller: Pick<Caller, 'id' | 'role'>;
  now: Date;
}

type Checked = CheckedTranslation<KnownWordRow>;

export interface ReadyTranslation extends NamedTranslation {
  dest: WordReference;
}

/** Translations with both of their words. What comes beside a private word is as private as that. */
export async function bringDests(
  database: Database,
  translations: readonly Checked[],
  bringing: Bringing,
): Promise<ReadyTranslation[]> {
  const named = translations.filter(isByText);
  const brought = new Map([
    ...(await bringNamed(database, named, { ...bringing, privacy: Privacy.Public })),
    ...(await bringNamed(database, named, { ...bringing, privacy: Privacy.Private })),
  ]);
  return translations.map((translation) => {
    const dest = isByText(translation) ? brought.get(translation) : translation.dest;
    if (dest === undefined || !('id' in dest)) throw new Error('A word was not kept');
    const { word, speechPartId } = translation;
    const { id: destId, text, langCode, mode } = dest;
    return { wordId: word.id, destId, speechPartId, dest: { id: destId, text, langCode, mode } };
  });
}

async function bringNamed(
  database: Database,
  translations: readonly ByText[],
  bringing: Bringing & { privacy: Privacy },
) {
  const isPrivate = bringing.privacy === Privacy.Private;
  const some = translations.filter(({ word }) => word.isPrivate === isPrivate);
  const names = some.map(({ dest }) => dest);
  const words = await bringWords(database, names, bringing);
  return some.map((translation, index) => [translation, words[index]] as const);
}

type ByText = Checked & { dest: NamedWord };

const isByText = (translation: Checked): translation is ByText => !('id' in translation.dest);
