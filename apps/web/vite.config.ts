import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { sourceConditions } from '../../tools/vitest-package.ts';
import { chunks } from './chunks.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [formatjs({ ast: true }), messagesWithoutParser(), react(), compression()],
  resolve: { conditions: [...sourceConditions, 'module', 'browser', 'development|production'] },
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
        // The entry lists all of them: without their names it is half a kilobyte smaller.
        chunkFileNames: 'assets/[hash].js',
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
