import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { sourceConditions } from '../../tools/vitest-package.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

/** What forms are made of stays out of the chunks that every screen loads. */
const form =
  'react-hook-form|validators/|src/form/|issue-messages|/table/|use-arrival|src/edit/edit-switch';
/** So does what shows words and lists, which a quiz does without. */
const feed =
  'src/feed/|feed-store|load-more|(list|linked|word)-card|word-row|knowing-mark|(list|word|user)-queries|src/knowing/use-';

/**
 * A few chunks hold what several screens need: dozens of small ones cost a round trip each, and
 * compress badly. The message parser stays out, for only other languages need it.
 */
const chunks = [
  {
    name: 'vendor',
    test: /node_modules(?!.*(icu-messageformat-parser\/index|icu-skeleton-parser|react-hook-form|lucide-react))/,
  },
  { name: 'shared', minShareCount: 2, test: new RegExp(`^(?!.*(${form}|${feed}))`) },
  { name: 'feeds', minShareCount: 2, test: new RegExp(feed) },
];

export default defineConfig({
  plugins: [formatjs({ ast: true }), messagesWithoutParser(), react(), compression()],
  resolve: { conditions: [...sourceConditions, 'module', 'browser', 'development|production'] },
  define: { MESSAGES_VERSION: JSON.stringify(messagesVersion()) },
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    port: 5173,
    proxy: { '^/(front-|locale/|picture/)': { target: api } },
  },
});

function messagesVersion(): string {
  const russian = new URL('../../packages/i18n/locale/ru.json', import.meta.url);
  return createHash('sha256').update(readFileSync(russian)).digest('base64url').slice(0, 8);
}

/**
 * English arrives compiled and other languages are compiled by a chunk of their own, so the
 * formatter itself needs no parser.
 */
function messagesWithoutParser(): Plugin {
  return {
    name: 'messages-without-parser',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (source !== '@formatjs/icu-messageformat-parser') return null;
      if (importer?.includes('/compile-messages.ts')) return null;
      return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer);
    },
  };
}
