import { readHeadword, type WordEntry } from '@wordhoard/word-import';

/**
 * Whether an entry comes from an export of this site, which names the mode of each word that a learner has described. Its texts
 * are those of words, and nothing about the word is left to guess.
 */
export const isExported = (entry: WordEntry | undefined): boolean => entry?.mode !== undefined;

/** Reads the texts of an exported entry as they are: a word may look like a headword with notes. */
export function readExported({ gender: _, ipa: _ipa, ...entry }: WordEntry): WordEntry {
  const { plural, speechPart, written, source } = entry;
  const noted = readHeadword(written);
  return {
    ...entry,
    text: written,
    ...(plural && { plural: plural === noted.plural ? '' : plural }),
    ...(speechPart && { speechPart: speechPart === noted.speechPart ? '' : speechPart }),
    ...(typeof source?.['text'] === 'string' && readSource(source)),
  };
}

/** Reads the fields of JSON, whose texts have no markup. */
function readSource(source: NonNullable<WordEntry['source']>) {
  const { text, speechPart, example, tags, note } = source;
  const [written = ''] = listTexts(text);
  return {
    ...{ text: written, written, speechPart: listTexts(speechPart).join(', ') },
    ...{ example: listTexts(example)[0] ?? '', tags: listTexts(tags), notes: listTexts(note) },
  };
}

/** The text or the texts of a field of JSON. */
export const listTexts = (value: unknown): string[] =>
  [value].flat().filter((one) => typeof one === 'string');
