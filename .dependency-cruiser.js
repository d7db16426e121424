export default {
  forbidden: [
    {
      name: 'web-shared-imports-upwards',
      comment:
        'In the web app, shared code knows no feature: take what you need as a parameter, or move this file to a feature.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(?:features|pages|app)/' },
    },
    {
      name: 'web-feature-imports-upwards',
      comment:
        'In the web app, a feature knows no page: move what both need to the feature or to shared/, and let the page connect features.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(?:pages|app)/' },
    },
    {
      name: 'web-page-imports-upwards',
      comment: 'A page knows no part of app/: use the route table in shared/routes.',
      severity: 'error',
      from: { path: '^apps/web/src/pages/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'server-schema-imports-upwards',
      comment:
        'The table definitions stand below the rest of the server: move the type of a column into schema/.',
      severity: 'error',
      from: { path: '^apps/server/src/schema/' },
      to: { path: '^apps/server/src/(?!schema/)' },
    },
    {
      name: 'server-platform-imports-upwards',
      comment:
        'The server platform knows no feature: take what you need as a parameter, and connect it in the composition root (src/*.ts).',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/(?:(?:features|cli)/|[^/]+$)' },
    },
    {
      name: 'server-feature-imports-upwards',
      comment:
        'A server feature knows neither the commands nor the composition root: take services as a parameter.',
      severity: 'error',
      from: { path: '^apps/server/src/features/' },
      to: { path: '^apps/server/src/(?:cli/|[^/]+$)' },
    },
    {
      name: 'server-root-imports-upwards',
      comment: 'The server is composed without the commands of cli/, which start it.',
      severity: 'error',
      from: { path: '^apps/server/src/[^/]+$' },
      to: { path: '^apps/server/src/cli/' },
    },
    {
      name: 'file-of-another-package',
      comment: 'Import another package by its name: its package.json says what is public.',
      severity: 'error',
      from: { path: '^(?:apps|packages)/([^/]+)/src/' },
      to: { path: '^(?:apps|packages)/(?!$1/)', dependencyTypes: ['local'] },
    },
    {
      name: 'schemas-in-the-browser',
      comment:
        "The contract's schemas would bring zod to the browser: import types only, and constants from @wordhoard/contract/enumeration, /limits, /error-code or /page-address.",
      severity: 'error',
      from: { path: '^(?:apps/web|packages/(?:api-client|i18n|quiz-builder|ui))/src/' },
      to: { path: '^packages/contract/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'folder-cycle',
      comment:
        'These folders import each other: move what both need to one of them, or to a folder below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: '^(?:apps|packages)/[^/]+/src/',
    exclude: { path: '\\.(?:test|stories)\\.tsx?$|/src/(?:test|story)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@wordhoard/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
