import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { routes } from './routes.ts';
import { wordReference } from './translation.ts';

const info = {
  openapi: '3.1.0',
  info: {
    title: 'Wordhoard',
    version: '1',
    description: 'Words, translations, lists, tables and tags for learners of languages.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
};

/** The OpenAPI 3.1 document of every route. */
export function openApiDocument() {
  const registry = new OpenAPIHono();
  registry.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  // Or the example of its first place would be taken for its own.
  registry.openAPIRegistry.register('WordReference', wordReference);
  for (const domain of Object.values(routes)) {
    for (const route of Object.values<RouteConfig>(domain)) {
      registry.openAPIRegistry.registerPath(route);
    }
  }
  return registry.getOpenAPI31Document(info);
}
