import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { sourceConditions } from '../../tools/vitest-package.ts';
import { chunks } from './chunks.ts';
import { oneTaskEach } from './one-task-each.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    formatjs({ ast: true }),
    messagesWithoutParser(),
    stylesWithoutPrefixes(),
    react(),
    oneTaskEach(),
    compression(),
  ],
  resolve: {
    conditions: [...sourceConditions, 'module', 'browser', 'development|production'],
    // The router brings one along for old versions of React.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  oxc: {
    plugins: {
      styledComponents: { minify: true, pure: true, displayName: false, ssr: false },
    },
  },
  define: { MESSAGES_VERSION: JSON.stringify(messagesVersion()) },
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // The entry lists all of them: without their names, and with seven letters that tell them
        // apart in place of eight, it is half a kilobyte smaller.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: chunks },
      },
    },
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

/** The browsers that the app is for need none, and styled-components is not asked to write any. */
function stylesWithoutPrefixes(): Plugin {
  const nothing = '\0no-prefixes';
  return {
    name: 'styles-without-prefixes',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source === './Prefixer.js' && importer?.includes('/stylis/') ? nothing : null,
    load: (id) => (id === nothing ? 'export const prefix = (value) => value;' : null),
  };
}
