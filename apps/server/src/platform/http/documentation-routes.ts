import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { openApiDocument } from '@wordhoard/contract';
import { html } from 'hono/html';
import { ApplicationError } from '../errors/application-error.ts';
import type { Api } from './api.ts';
import type { Env } from './request-context.ts';

const files = serveStatic<Env>({
  root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
  rewriteRequestPath: (path) => path.replace('/docs/', '/'),
});
const servedFiles = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

/** The description of the API: OpenAPI for programs, Swagger UI for people. */
export function addDocumentationRoutes(api: Api): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get('/openapi.json', (context) => {
    document ??= openApiDocument();
    return context.json(document);
  });

  api.get('/docs', (context) => {
    const nonce = randomBytes(16).toString('base64');
    context.header('content-security-policy', policy(nonce));
    return context.html(page(nonce));
  });

  api.get('/docs/:file', async (context) => {
    const isServed = servedFiles.has(context.req.param('file'));
    const file = isServed ? await files(context, async () => {}) : undefined;
    if (file === undefined) throw new ApplicationError('NotFound');
    file.headers.set('cache-control', 'public, max-age=3600');
    return file;
  });
}

/** Swagger UI adds inline styles. The page may only send requests to this server. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join('; ');

const page = (nonce: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Wordhoard API</title>
    <link rel="icon" href="/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="documentation"></main>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script nonce="${nonce}">
      SwaggerUIBundle({
        url: '/openapi.json',
        dom_id: '#documentation',
        deepLinking: true,
        docExpansion: 'none',
        defaultModelsExpandDepth: 0,
        filter: true,
        validatorUrl: null,
      });
    </script>
  </body>
</html>`;
