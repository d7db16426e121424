import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { serverMessages } from '@wordhoard/i18n/server';
import type { Context } from 'hono';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Env } from '../../platform/http/request-context.ts';
import type { SocialServices } from '../auth/social/social-providers.ts';
import { findPage } from './find-page.ts';
import { findPageHead } from './find-page-head.ts';
import { pageHeaders } from './page-headers.ts';
import { pageLocale } from './page-locale.ts';
import { findPageViewer } from './page-viewer.ts';
import { inLanguage, writeHead } from './write-head.ts';
import { writeOpening } from './write-opening.ts';

const noncePlaceholder = 'CSP_NONCE';
/** Where an address that is not there is a mistake and no screen of the app. */
const notForPages = /^\/(front-[^/]*|assets|docs|image|locale|picture|sitemap)(\/|$)/;

/** The built web app: its files, and its page for every address that the browser's router knows. */
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
  const { database, publicUrl, social, webDirectory } = services;
  const locale = pageLocale(context);
  const nonce = randomBytes(16).toString('base64');
  const viewer = await findPageViewer(context, services);
  const found = findPage(context.req.path, new URL(context.req.url).searchParams);
  const [file, finding] = await Promise.all([
    readFile(join(webDirectory, 'index.html'), 'utf8'),
    findPageHead(found, {
      database,
      social,
      viewer,
      locale,
      sentences: serverMessages(locale),
    }),
  ]);
  const secured = file.replaceAll(noncePlaceholder, nonce);
  const html =
    finding.isThere && finding.head
      ? writeOpening(writeHead(secured, finding.head, { locale, publicUrl }), finding.head)
      : inLanguage(secured, locale);
  const isOwn = viewer !== undefined;
  const headers = pageHeaders({ name: found?.name, nonce, social, isOwn });
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return context.html(html, finding.isThere ? 200 : 404);
}

const isPage = ({ req }: Context<Env>): boolean => req.path === '/' || req.path === '/index.html';

function mayBePage({ req }: Context<Env>): boolean {
  if (notForPages.test(req.path)) return false;
  const accepted = req.header('accept');
  return accepted === undefined || /text\/html|\*\/\*/.test(accepted);
}

const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
