import { openApiDocument } from '@wordhoard/contract';
import type { Api } from '../http/api.ts';

export function addDocumentRoutes(api: Api): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get('/openapi.json', (context) => {
    document ??= openApiDocument();
    return context.json(document);
  });
}
