import { readFile } from 'node:fs/promises';
import { openApiDocument } from '@wordhoard/contract';
import type { Api } from './api.ts';
import { renderDocumentation } from './documentation-page.ts';

/** The description of the API: OpenAPI for programs, a page for people. */
export function addDocumentationRoutes(api: Api): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get('/openapi.json', (context) => {
    document ??= openApiDocument();
    return context.json(document);
  });

  let page: string | undefined;
  api.get('/docs', (context) => {
    page ??= renderDocumentation();
    context.header('content-security-policy', policy);
    return context.html(page);
  });

  api.get('/docs/page.css', async (context) => {
    const style = await readFile(new URL('documentation.css', import.meta.url));
    return context.body(style, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
}

/** The page runs no scripts. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join('; ');
