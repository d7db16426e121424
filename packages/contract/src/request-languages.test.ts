import { fieldIssues } from '@wordhoard/validators/zod';
import { describe, expect, it } from 'vitest';
import { api, calls } from '../test/described-api.ts';
import { wholeExamples } from '../test/whole-examples.ts';

const languageFields = new Set(['langCode', 'tranLangCode', 'learn', 'columns']);

/** Returns copies of a value with one of its languages unknown in each, and the path to it. */
function withUnknownLanguage(
  value: unknown,
  path: readonly string[] = [],
): { field: string; sent: unknown }[] {
  if (typeof value === 'string') {
    const name = path.findLast((step) => Number.isNaN(Number(step))) ?? '';
    return languageFields.has(name) ? [{ field: path.join('.'), sent: 'xx' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    withUnknownLanguage(part, [...path, key]).map(({ field, sent }) => ({
      field,
      sent: Array.isArray(value) ? value.with(Number(key), sent) : { ...value, [key]: sent },
    })),
  );
}

const requests = calls.flatMap(({ method, path, request }) => {
  const { requestBody, parameters = [] } = api.paths[path]?.[method] ?? {};
  const inQuery = parameters.filter(({ in: location }) => location === 'query');
  const query = Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema.example]));
  const sendings = [
    { examples: [query], declared: request.query },
    ...Object.entries(requestBody?.content ?? {}).map(([mediaType, { schema }]) => ({
      examples: wholeExamples(schema, api.components.schemas),
      declared: request.body?.content[mediaType]?.schema,
    })),
  ];
  return sendings.flatMap(({ examples, declared }) =>
    examples
      .flatMap((example) => withUnknownLanguage(example))
      .map((wrong) => ({ ...wrong, call: `${method} ${path}`, declared })),
  );
});

describe('requests with a language', () => {
  it('are found in many routes', () => {
    expect(new Set(requests.map(({ call }) => call)).size).toBeGreaterThan(25);
  });

  it.each(requests)(
    'are rejected by $call if $field is not a language',
    ({ field, sent, declared }) => {
      const { error } = declared?.safeParse(sent) ?? {};
      expect(error && fieldIssues(error, sent)).toEqual([
        { path: field, issue: { code: 'invalid' } },
      ]);
    },
  );
});
