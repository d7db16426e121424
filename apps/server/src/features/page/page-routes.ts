import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Env } from '../../platform/http/request-context.ts';
import type { SocialServices } from '../auth/social/social-providers.ts';
import { findPage } from './find-page.ts';
import { findPageContent } from './find-page-content.ts';
import { pageHeaders } from './page-headers.ts';
import { pageReaderOf } from './page-reader.ts';
import { writePage } from './write-page.ts';

const noncePlaceholder = 'CSP_NONCE';
/** Unknown paths under these get an error instead of a page of the app. */
const notForPages = /^\/(front-[^/]*|assets|docs|image|locale|picture|sitemap)(\/|$)/;

/** Serves the files of the built web app, and its HTML for all other paths. */
export function addPageRoutes(api: Api, services: SocialServices): void {
  const { webDirectory, log } = services;
  if (!existsSync(join(webDirectory, 'index.html'))) {
    log.warn({ webDirectory }, 'the web app is not built: only the API is served');
    return;
  }
  const files = serveStatic<Env>({ root: webDirectory, precompressed: true });
  api.get('/*', async (context) => {
    const file = isPage(context) ? undefined : await files(context, async () => {});
    if (file === undefined) return page(context, services);
    file.headers.set('cache-control', cacheControl(context.req.path));
    return file;
  });
}

async function page(context: Context<Env>, services: SocialServices): Promise<Response> {
  if (!mayBePage(context)) throw new ApplicationError('NotFound');
  const { publicUrl, social, webDirectory } = services;
  const reader = await pageReaderOf(context, services);
  const found = findPage(context.req.path, new URL(context.req.url).searchParams);
  const [file, result] = await Promise.all([
    readFile(join(webDirectory, 'index.html'), 'utf8'),
    findPageContent(found, reader),
  ]);
  const nonce = randomBytes(16).toString('base64');
  const secured = file.replaceAll(noncePlaceholder, nonce);
  const content = result.exists ? result.content : undefined;
  const html = writePage(secured, content, { locale: reader.locale, publicUrl });
  const isPersonal = reader.caller !== undefined;
  const headers = pageHeaders({ name: found?.name, nonce, social, isPersonal });
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return context.html(html, result.exists ? 200 : 404);
}

const isPage = ({ req }: Context<Env>): boolean => req.path === '/' || req.path === '/index.html';

function mayBePage({ req }: Context<Env>): boolean {
  if (notForPages.test(req.path)) return false;
  const accepted = req.header('accept');
  return accepted === undefined || /text\/html|\*\/\*/.test(accepted);
}

const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
