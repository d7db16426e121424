import { readFileSync } from 'node:fs';
import { openApiDocument } from '@wordhoard/contract';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';

it('has the types of the current contract', async () => {
  const document = JSON.stringify(openApiDocument());
  const types = astToString(
    await openapiTS(document, { defaultNonNullable: false, alphabetize: true }),
  );
  const generated = readFileSync(new URL('./generated/paths.ts', import.meta.url), 'utf8');
  expect(generated).toContain(types);
});
