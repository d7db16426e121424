/** The placeholders of a template, which are written in braces. */
export const templateFields = [
  'word',
  'translation',
  'translations',
  'grammar',
  'example',
  'hashtags',
  'link',
] as const;
export type TemplateField = (typeof templateFields)[number];

export const templateMaxLength = 1000;

export const defaultTemplate =
  '{word} – {translations}\n{grammar}\n\n{example}\n\n{hashtags}\n{link}';

/** The names in braces that are no placeholder. */
export const unknownFieldsIn = (template: string): string[] =>
  [...template.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isTemplateField(name));

export const isTemplateField = (name: string): name is TemplateField =>
  (templateFields as readonly string[]).includes(name);
