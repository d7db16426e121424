import { openApiDocument } from '@wordhoard/contract';
import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  example?: unknown;
  enum?: unknown[];
  default?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

type Content = Record<string, { schema: Schema }>;

interface Operation {
  summary: string;
  tags: [string];
  'x-access': string;
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

interface Api {
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** A page that describes every route and every entity of `openapi.json`, without scripts. */
export function renderDocumentation(): string {
  const { info, paths, components } = JSON.parse(JSON.stringify(openApiDocument())) as Api;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const domains = Map.groupBy(operations, ({ operation }) => operation.tags[0]);
  return String(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${info.title} API</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/docs/page.css" />
  </head>
  <body>
    <header>
      <h1>${info.title} API</h1>
      <p>${info.description} Programs read <a href="/openapi.json">openapi.json</a>.</p>
      <nav aria-label="Domains">
        ${[...domains.keys(), 'entities'].map((domain) => html`<a href="#${domain}">${domain}</a> `)}
      </nav>
    </header>
    <main>
      ${[...domains].map(
        ([domain, routes]) => html`<section aria-labelledby="${domain}">
        <h2 id="${domain}">${domain}</h2>
        ${routes.map(({ method, path, operation }) => route(method, path, operation, components.schemas))}
      </section>`,
      )}
      <section aria-labelledby="entities">
        <h2 id="entities">Entities</h2>
        ${Object.entries(components.schemas).map(
          ([name, schema]) => html`<details>
          <summary><code>${name}</code></summary>
          <div id="${name}">${body(schema, components.schemas)}</div>
        </details>`,
        )}
      </section>
    </main>
  </body>
</html>`);
}

type Entities = Api['components']['schemas'];

function route(method: string, path: string, operation: Operation, entities: Entities): Html {
  const { summary, parameters, requestBody, responses, 'x-access': access } = operation;
  const { 200: success, 302: redirect, ...errors } = responses;
  return html`<details>
  <summary>
    <b>${method}</b> <code>${path}</code> ${access === 'anyone' ? '' : html`<i>${access}</i> `}<span>${summary}</span>
  </summary>
  ${parameters && html`<h3>Parameters</h3><ul>${parameters.map(({ name, schema, required, in: place }) => field(name, schema, required, place))}</ul>`}
  ${requestBody && contents('Body', requestBody.content, entities)}
  ${success?.content && contents('Answer', success.content, entities)}
  ${redirect && html`<h3>Answer</h3><p>${redirect.description}</p>`}
  <h3>Errors</h3>
  <ul>${Object.entries(errors).map(([status, { description }]) => html`<li>${status} <code>${description}</code></li>`)}</ul>
</details>`;
}

const contents = (title: string, content: Content, entities: Entities): Html =>
  html`${Object.entries(content).map(
    ([mediaType, { schema }]) =>
      html`<h3>${title} <small>${mediaType}</small></h3>${body(schema, entities)}`,
  )}`;

const body = (
  schema: Schema,
  entities: Entities,
): Html => html`<p>${typeName(schema)}${remark(schema)}</p>
${parts(schema)}
<pre>${JSON.stringify(buildExample(schema, entities), null, 2)}</pre>`;

function field(name: string, schema: Schema, isRequired = false, place = ''): Html {
  return html`<li><code>${name}</code> ${typeName(schema)}${isRequired ? '' : ', optional'}${place && `, in the ${place}`}${remark(schema)}${parts(schema)}</li>`;
}

/** The name of a type. {@link parts} lists its fields. */
function typeName(schema: Schema): Html | string {
  const { $ref, type, format, items, properties } = schema;
  if ($ref !== undefined) return html`<a href="#${readName($ref)}">${readName($ref)}</a>`;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.allOf) return join(schema.allOf.filter(isType), ' and ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives?.every((one) => one.properties)) return 'one of these objects';
  if (alternatives) return join(alternatives, ' or ');
  if (items) return html`array of ${typeName(items)}`;
  if (properties) return 'object';
  return format ?? [type ?? 'anything'].flat().join(' | ');
}

const isType = (schema: Schema): boolean =>
  Object.keys(schema).some((key) => key !== 'description' && key !== 'example');

const join = (schemas: Schema[], word: string): Html =>
  html`${schemas.map((schema, index) => html`${index > 0 ? word : ''}${typeName(schema)}`)}`;

const readName = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** The fields of a type, as far as they are not those of an entity. */
function parts({
  allOf,
  anyOf,
  oneOf,
  items,
  properties,
  required,
  additionalProperties,
}: Schema): Html | string {
  if (items) return parts(items);
  const members = allOf ?? anyOf ?? oneOf;
  if (members) return html`${members.map(parts)}`;
  if (typeof additionalProperties === 'object')
    return html`<ul>${field('[key]', additionalProperties, true)}</ul>`;
  const fields = Object.entries(properties ?? {});
  if (fields.length === 0) return '';
  return html`<ul>${fields.map(([name, schema]) => field(name, schema, required?.includes(name)))}</ul>`;
}

/** The limits, the default and the description of a type. */
function remark(schema: Schema): Html | string {
  const { description, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const remarks = [
    range(minimum, maximum),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
    description ?? '',
  ].filter(Boolean);
  return remarks.length === 0 ? '' : html`<small>${remarks.join(' · ')}</small>`;
}

function range(minimum: number | undefined, maximum: number | undefined, unit = ''): string {
  if (maximum === undefined) return minimum === undefined ? '' : `at least ${minimum}${unit}`;
  return minimum === undefined ? `at most ${maximum}${unit}` : `${minimum}–${maximum}${unit}`;
}

/** Builds a value from the examples of its fields. */
function buildExample(schema: Schema, entities: Entities): unknown {
  const { $ref, example, allOf, anyOf, oneOf, items, properties, type, format } = schema;
  if (example !== undefined) return example;
  if ($ref !== undefined) return buildExample(entities[readName($ref)] ?? {}, entities);
  if (allOf) return Object.assign({}, ...allOf.map((part) => buildExample(part, entities)));
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return buildExample(first, entities);
  if (items) return [buildExample(items, entities)];
  if (properties) {
    const fields = Object.entries(properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, buildExample(field, entities)]));
  }
  if (schema.enum) return schema.enum[0];
  return format === 'binary' ? '(file)' : type === 'boolean';
}
