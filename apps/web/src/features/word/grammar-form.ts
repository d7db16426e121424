import type { components } from '@wordhoard/api-client';

type Grammar = components['schemas']['WordGrammar'];

/** The parts of a grammar that a form shows. */
export const grammarFields = [
  'gender',
  'article',
  'plural',
  'reading',
  'romanisation',
  'stress',
  'ipa',
] as const satisfies readonly (keyof Grammar)[];
export type GrammarField = (typeof grammarFields)[number];

/** The grammar that a form describes; null if it is empty. What the form does not show stays as it was saved. */
export function grammarOfFields(
  fields: Readonly<Record<GrammarField, string>>,
  saved: Grammar | null,
): Grammar | null {
  const kept = Object.entries(saved ?? {}).filter(
    ([name]) => !(grammarFields as readonly string[]).includes(name),
  );
  const written = grammarFields.flatMap((name) => {
    const value = fields[name].trim();
    return value === '' ? [] : [[name, value]];
  });
  const grammar: Grammar = Object.fromEntries([...kept, ...written]);
  return Object.keys(grammar).length === 0 ? null : grammar;
}

/** The fields of a form for a grammar. */
export const fieldsOfGrammar = (grammar: Grammar | null): Record<GrammarField, string> =>
  Object.fromEntries(grammarFields.map((name) => [name, grammar?.[name] ?? ''])) as Record<
    GrammarField,
    string
  >;

type TextField = Exclude<GrammarField, 'gender'>;

/** The texts that dictionaries have for words in a script. */
const textsOfScript: Readonly<Record<string, readonly TextField[]>> = {
  Latn: ['article', 'plural', 'ipa'],
  Cyrl: ['plural', 'stress', 'romanisation', 'ipa'],
};
const textsOfOtherScripts: readonly TextField[] = ['plural', 'reading', 'romanisation', 'ipa'];

/** The text fields that make sense for a language, and those that are filled. */
export function textFieldsOf(
  langCode: string,
  written: (field: TextField) => string,
): readonly TextField[] {
  const { script = '' } = new Intl.Locale(langCode).maximize();
  const usual = textsOfScript[script] ?? textsOfOtherScripts;
  return grammarFields
    .filter((name) => name !== 'gender')
    .filter((name) => usual.includes(name) || written(name) !== '');
}
