import { readConfiguration } from '../src/platform/configuration/configuration.ts';
import { startServer } from '../src/server.ts';
import { smallContentSource } from './template.ts';

/** A server whose first start loads little content. */
const { address } = await startServer(readConfiguration(process.env), smallContentSource);
process.stdout.write(`Wordhoard is ready at ${address}\n`);
