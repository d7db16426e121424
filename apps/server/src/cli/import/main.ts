import { runCommand } from '../run-command.ts';
import { content } from './content.ts';

await runCommand(() =>
  content(process.argv.slice(2), process.env, {
    progress: (line) => process.stdout.write(`${line}\n`),
    badRow: (line) => process.stderr.write(`${line}\n`),
  }),
);
