import { mkdirSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '@wordhoard/contract';

const folder = new URL('../generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('openapi.json', folder), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
