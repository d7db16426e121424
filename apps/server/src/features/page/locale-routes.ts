import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isLocaleCode } from '@wordhoard/i18n';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';

/** Serves the texts of the interface by message id. A URL with a version is cached forever. */
export function addLocaleRoutes(api: Api): void {
  api.get('/locale/:file', async (context) => {
    const locale = /^(\w+)\.json$/.exec(context.req.param('file'))?.[1];
    if (!isLocaleCode(locale)) throw new ApplicationError('NotFound');
    const isVersioned = context.req.url.includes('?');
    context.header(
      'cache-control',
      isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    return context.body(await readFile(resolveFile(locale)), 200, {
      'content-type': 'application/json; charset=UTF-8',
    });
  });
}

const resolveFile = (locale: string): string =>
  fileURLToPath(import.meta.resolve(`@wordhoard/i18n/${locale}.json`));
