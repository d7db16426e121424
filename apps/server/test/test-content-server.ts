import { readConfiguration } from '../src/platform/configuration/configuration.ts';
import { startServer } from '../src/server.ts';
import { testContentSource } from './template.ts';

/** A server whose first start loads the content of tests, which takes a fifth of the time. */
const { address } = await startServer(readConfiguration(process.env), testContentSource);
process.stdout.write(`Wordhoard is ready at ${address}\n`);
