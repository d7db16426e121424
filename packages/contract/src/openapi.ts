import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { wordReference } from './base/scalar.ts';
import { routes } from './routes.ts';

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
  // Registered first; otherwise the example of its first use would become its own.
  registry.openAPIRegistry.register('WordReference', wordReference);
  for (const domain of Object.values(routes)) {
    for (const route of Object.values<RouteConfig>(domain)) {
      registry.openAPIRegistry.registerPath(route);
    }
  }
  return registry.getOpenAPI31Document(info);
}
