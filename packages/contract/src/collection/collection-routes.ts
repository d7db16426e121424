import { z } from '@hono/zod-openapi';
import { linkAnswer, linkRequest } from '../base/link.ts';
import { defineRoutes, deleteRoute } from '../base/route.ts';
import { defineFeed, feedFields, id, langCode, searchText } from '../base/scalar.ts';

interface CollectionSchemas<Record extends z.ZodType, Change extends z.ZodRawShape> {
  record: Record;
  feedName: string;
  slug: z.ZodString;
  change: Change;
  /** What can be changed. */
  changed: string;
}

/** The routes that lists and tables have in common. */
export function collectionRoutes<
  const Kind extends 'list' | 'table',
  Record extends z.ZodType,
  Change extends z.ZodRawShape,
>(kind: Kind, { record, feedName, slug, change, changed }: CollectionSchemas<Record, Change>) {
  return {
    ...defineRoutes(`/front-${kind}`, 'anyone', {
      feed: {
        summary: `Search public ${kind}s`,
        body: z.strictObject({
          langCode: langCode.optional(),
          text: searchText.optional(),
          wordId: id.optional(),
          own: z.boolean().optional().describe(`Only ${kind}s of the reader`),
          linked: z.boolean().optional().describe(`Only ${kind}s that the reader saved`),
          ...feedFields,
        }),
        success: defineFeed(record).openapi(feedName),
        errors: ['NotAuthorized'],
      },
      record: {
        summary: `Get the card of a ${kind}`,
        body: z.union([z.strictObject({ id }), z.strictObject({ slug })]),
        success: record,
        errors: ['NotFound'],
      },
    }),
    ...defineRoutes(`/front-${kind}`, 'learner', {
      update: {
        summary: `Change the ${changed} of a ${kind}`,
        body: z.strictObject({ id, ...change }),
        success: record,
        errors: ['NotFound', 'Forbidden', 'SlugInvalid', 'SlugAlreadyExists'],
      },
      renewLink: {
        summary: `Give a ${kind} of yours a new link. The old one stops working at once, also for those who have saved the ${kind}`,
        body: z.strictObject({
          id,
          newId: id.describe(`The id of the ${kind} from then on, because the old id opens it too`),
        }),
        success: record,
        errors: ['NotFound', 'Forbidden', 'SimilarRecordAlreadyExists'],
      },
      link: {
        summary: `Save public ${kind}s of others or remove them from your saved ${kind}s; \`parentId\` is your own id`,
        body: linkRequest,
        success: linkAnswer,
        errors: ['Forbidden', 'LinkResourceNotFound', 'LinkToOwn', 'LinkToPrivate'],
      },
    }),
    delete: deleteRoute({
      path: `/front-${kind}/delete`,
      access: 'learner',
      summary: `Delete a ${kind}; its words stay`,
      body: z.strictObject({ id }),
      success: z.object({ id }),
      errors: ['NotFound', 'Forbidden'],
    }),
  };
}
