import { readFileSync } from 'node:fs';
import { errorStatus } from '@wordhoard/contract/error-code';
import { expect, it } from 'vitest';

it('is documented with all codes and statuses', () => {
  const page = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (\d{3}) +\| \S/gm)];
  const written = Object.fromEntries(rows.map(([, code, status]) => [code, Number(status)]));
  expect(written).toEqual(errorStatus);
});
