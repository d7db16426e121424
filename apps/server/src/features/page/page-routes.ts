import { createHash, createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { isLocaleCode } from '@wordhoard/i18n';
import type { Context } from 'hono';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { findClientAddress } from '../../platform/http/client-address.ts';
import type { Env } from '../../platform/http/request-context.ts';
import { pageLimit } from '../../platform/limits/limits.ts';
import type { SocialProviders, SocialServices } from '../auth/social/social-providers.ts';
import { countVisit, postParameter, type Visit } from '../campaign/visit/count-visit.ts';
import { findPageContent } from './find-page-content.ts';
import { createPageReader, findPage, type PageName } from './page-request.ts';
import { writePage } from './write-page.ts';

const noncePlaceholder = 'CSP_NONCE';
/** Unknown paths under these get an error instead of a page of the app. */
const notForPages = /^\/(front-[^/]*|assets|docs|image|locale|picture|recording|sitemap)(\/|$)/;

/** Serves the files of the built web app, and its HTML for all other paths. */
export function addPageRoutes(api: Api, services: SocialServices): void {
  const { webDirectory, log } = services;
  const index = join(webDirectory, 'index.html');
  if (!existsSync(index)) {
    log.warn({ webDirectory }, 'the web app is not built: only the API is served');
    return;
  }
  const shell = readShell(index);
  const files = serveStatic<Env>({ root: webDirectory, precompressed: true });
  api.get('/*', async (context) => {
    const file = isPage(context) ? undefined : await files(context, async () => {});
    if (file === undefined) return page(context, shell, services);
    for (const [name, value] of Object.entries(fileHeaders(context.req.path)))
      file.headers.set(name, value);
    return file;
  });
}

/** The HTML of the web app, with a digest that names its version. */
interface Shell {
  html: string;
  version: string;
  /** The hashes of its inline scripts, as a policy names them. */
  scripts: readonly string[];
}

function readShell(file: string): Shell {
  const html = readFileSync(file, 'utf8');
  const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)];
  return { html, version, scripts: scripts.map(([, text = '']) => toHash(text)) };
}

const toHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

async function page(
  context: Context<Env>,
  shell: Shell,
  services: SocialServices,
): Promise<Response> {
  if (!mayBePage(context)) throw new ApplicationError('NotFound');
  const { publicUrl, social, database, limiter, trustedProxies } = services;
  await limiter.spendOften(pageLimit, findClientAddress(context, trustedProxies));
  await countVisit(database, readVisit(context));
  const reader = await createPageReader(context, services);
  const found = findPage(context.req.path, new URL(context.req.url).searchParams);
  const result = await findPageContent(found, reader);
  const content = typeof result === 'object' ? result : undefined;
  const { locale } = reader;
  const nonce = computeNonce(services.nonceKey, [shell.version, locale, content]);
  const secured = shell.html.replaceAll(noncePlaceholder, nonce);
  const html = writePage(secured, content, { locale, publicUrl });
  const isPersonal = reader.caller !== undefined;
  const isHidden = content?.isUnlisted === true;
  const headers = pageHeaders({ name: found?.name, nonce, shell, social, isPersonal, isHidden });
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return context.html(html, result === false ? 404 : 200);
}

/**
 * The same page has the same nonce, so that a cache may keep it. The nonce of a cached page runs no script: it only allows
 * styles, and scripts are allowed by their hash. A text that was smuggled into a page cannot
 * contain its nonce, which depends on the text and a secret.
 */
const computeNonce = (key: Buffer, page: unknown): string =>
  createHmac('sha256', key).update(JSON.stringify(page)).digest('base64').slice(0, 22);

const readVisit = ({ req }: Context<Env>): Visit => ({
  method: req.method,
  postCode: req.query(postParameter),
  userAgent: req.header('user-agent'),
});

const isPage = ({ req }: Context<Env>): boolean => req.path === '/' || req.path === '/index.html';

function mayBePage({ req }: Context<Env>): boolean {
  if (notForPages.test(req.path)) return false;
  const accepted = req.header('accept');
  return accepted === undefined || /text\/html|\*\/\*/.test(accepted);
}

function fileHeaders(path: string): Record<string, string> {
  // An old service worker would keep an old version of the app alive. Its policy is that of what it fetches.
  if (path === '/sw.js')
    return {
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    };
  const isHashed = path.startsWith('/assets/');
  return {
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
}

interface Page {
  name: PageName | undefined;
  /** Marks the inline styles that apply. */
  nonce: string;
  shell: Shell;
  social: SocialProviders;
  /** The response may contain what only its caller sees. */
  isPersonal: boolean;
  /** Anyone with the address may open it, but search engines must not index it. */
  isHidden: boolean;
}

/** The headers of a page. Only the page with Telegram's button may load from another host. */
function pageHeaders({
  name,
  nonce,
  shell,
  social,
  isPersonal,
  isHidden,
}: Page): Record<string, string> {
  const isTelegram = name === 'telegramSignIn' && social.telegram !== undefined;
  return {
    'cache-control': isPersonal || isHidden ? 'private, no-cache' : 'no-cache',
    vary: 'accept-language, cookie',
    // By which caches remove the pages of a version that is replaced.
    'cache-tag': `shell-${shell.version}`,
    'content-security-policy': pagePolicy(
      nonce,
      shell.scripts,
      isTelegram ? telegramHosts : ownHost,
    ),
    // Search engines index the home page instead of its copies.
    ...((isHidden || name === 'shell' || name === 'indexFile') && { 'x-robots-tag': 'noindex' }),
    // The popup of Telegram reports to the page that opened it.
    ...(isTelegram && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

interface Hosts {
  scripts: string;
  frames: string;
}

const ownHost: Hosts = { scripts: '', frames: "'none'" };
const telegramHosts: Hosts = {
  scripts: ' https://telegram.org/js/telegram-widget.js',
  frames: 'https://oauth.telegram.org',
};

function pagePolicy(nonce: string, hashes: readonly string[], { scripts, frames }: Hosts): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

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
