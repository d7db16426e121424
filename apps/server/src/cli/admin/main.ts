import { runCommand } from '../run-command.ts';
import { admin } from './admin.ts';

await runCommand(async () => {
  const message = await admin(process.argv.slice(2), process.env);
  process.stdout.write(`${message}\n`);
});
