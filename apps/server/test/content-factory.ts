import {
  type Concept,
  type Content,
  contentLangCodes,
} from '../src/features/starter-content/content.ts';

/** A noun of the theme `home`, with words in some languages. */
export function concept(words: Partial<Concept['words']>, more: Partial<Concept> = {}): Concept {
  const none = Object.fromEntries(contentLangCodes.map((langCode) => [langCode, []]));
  return {
    group: 'home',
    speechPart: 'noun',
    level: 'A1',
    words: { ...(none as unknown as Concept['words']), ...words },
    ...more,
  };
}

/** Content with nothing but what the test names. */
export const contentWith = (parts: Partial<Content>): Content => ({
  concepts: [],
  groups: [],
  units: [],
  tables: [],
  grammar: [],
  forms: [],
  ...parts,
});
