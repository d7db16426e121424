import { expect, it } from 'vitest';
import { useCommandDatabase } from '../../../test/command-database.ts';
import { runScript } from '../../../test/command-line.ts';

const database = useCommandDatabase('starter content');
const script = new URL('./main.ts', import.meta.url);

it('prints a message and succeeds', async () => {
  const args = ['create-admin', 'chiefadmin', 'chief@example.org'];
  const { output, ...result } = await runScript(script, args, database.variables);
  expect(result).toEqual({ exitCode: 0, errors: '' });
  expect(output).toMatch(/^The password of chiefadmin is \S{20}\n$/);
});

it('explains a failure in one line', async () => {
  const args = ['reset-password', 'nobody'];
  expect(await runScript(script, args, database.variables)).toEqual({
    exitCode: 67,
    output: '',
    errors: 'There is no account nobody.\n',
  });
});
