import type { ExampleDetails } from '@wordhoard/contract';

interface Example {
  example: string | null;
  exampleDetails: ExampleDetails | null;
}

/** The translation of an example into one language, as the field of a form. */
export const translationOf = (
  { exampleDetails }: Pick<Example, 'exampleDetails'>,
  langCode: string,
): string => exampleDetails?.trans.find((tran) => tran.langCode === langCode)?.text ?? '';

/** An example with its translation into one language. What belongs to the former sentence is dropped with it. */
export function changeExample(
  saved: Example,
  fields: { example: string; exampleTran: string },
  langCode: string,
): Example {
  const example = fields.example.trim() || null;
  if (example === null) return { example, exampleDetails: null };
  const text = fields.exampleTran.trim();
  const kept = example === saved.example ? saved.exampleDetails : null;
  const others = (kept?.trans ?? []).filter((tran) => tran.langCode !== langCode);
  const trans = text === '' ? others : [...others, { langCode, text }];
  const hasDetails = trans.length > 0 || kept?.form !== undefined;
  return { example, exampleDetails: hasDetails ? { ...kept, trans } : null };
}
