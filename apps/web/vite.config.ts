import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { globalCss } from '@wordhoard/ui/global-css';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { sourceConditions } from '../../tools/vitest-package.ts';
import { appManifest } from './pwa/app-manifest.ts';
import { serviceWorker } from './pwa/service-worker.ts';

const api = process.env['API_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [
    globalStyle(),
    formatjs({ ast: true, preserveWhitespace: true }),
    react(),
    compression(),
    appManifest(),
    VitePWA(serviceWorker({ messagesVersion: messagesVersion() })),
  ],
  resolve: {
    conditions: [...sourceConditions, 'module', 'browser', 'development|production'],
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
    // The content security policy allows no `data:` fonts.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // Every page loads a table of all files, in which their names would be 1.7 kB.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // Two files for all that every page needs before it shows anything. React apart halves the blocking time.
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules.(react|react-dom|scheduler)\W/,
            },
            { name: 'initial', tags: ['$initial'] },
            // Files for small modules of several screens: alone, each would cost a request. A group takes along what
            // its modules import, unless a group above has it.
            // One file for what all questions need.
            {
              name: 'question',
              test: /icons.(undo-2|circle-question-mark|volume)|gender-messages|spelling.verdict/,
              minShareCount: 2,
            },
            // Two files for what plays sounds and for its button. A word loads the button after its text.
            { name: 'sound', test: /use-sound/ },
            { name: 'listen', test: /sound-button|sound.listen-button/ },
            // One file for the fields of forms, which quizzes do not have.
            { name: 'form', test: /form.(checkbox|text-field|call-form)/, minShareCount: 6 },
            // One file for what the choices of a quiz need beside those.
            { name: 'choice', test: /number-field|layout.disclosure/, minShareCount: 2 },
            { name: 'shared', test: isForLearners, minShareCount: 18, maxModuleSize: 1000 },
            {
              name: 'content',
              test: /word-(image|state|text)|headword|icons.(flame|play)\W|new-event|local-day|shared.queue|reopening|late-listen|answered-review|rating/,
              minShareCount: 2,
            },
            // What reads the practice, on every page.
            {
              name: 'practice',
              test: /change-practice|stored-event|learner-tables|review-scheduler.src.event|.idb./,
              minShareCount: 2,
            },
            // What Today and the controls of a signed-in learner need.
            {
              name: 'learner',
              test: /practised-days|complete-record|use-study|sign-out|icons.(pencil|settings-2)|visitor-words|progress.break|use-own-words|scheduler.src.forecast/,
              minShareCount: 2,
            },
            // What requests feeds, which no question does.
            { name: 'queries', test: /features.(user|list).queries/, minShareCount: 2 },
            // What a screen shows while and after its content is loaded. A quiz has loaded its content before.
            { name: 'query-view', test: /query-view/, minShareCount: 2 },
            // What home shows to newcomers and to learners.
            {
              name: 'home',
              test: /word-of-the-day|layout.section|card-stack|word.queries/,
              minShareCount: 2,
            },
            {
              name: 'feed',
              test: /feed.*-(view|items)|card-grid|cover-card|list-card|load-more/,
              minShareCount: 2,
            },
            // What the effects of all screens share with some screens.
            {
              name: 'effects',
              test: /focus-recovery|install-prompt/,
              minShareCount: 2,
            },
            // Small modules that most screens of visitors load together.
            { name: 'sign-in', test: /sign-in-invitation|post-sign-in-redirect/, minShareCount: 2 },
            {
              name: 'knowing',
              test: /features.review.(use|next|own)|knowing-mark|word-strength/,
              minShareCount: 2,
            },
            // One file for how the boards of questions are laid out, and the cards of lessons.
            { name: 'board', test: /quiz.board.(board|question-prompt)/, minShareCount: 2 },
            // How pairs are drawn and matched, which the kinds of question share.
            {
              name: 'pairs',
              test: /quiz-engine.src.(random|questions.(question|match-up))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '^/(front-|image/|locale/|picture/|recording/)': { target: api } },
  },
});

/**
 * Only admins open the pages of campaigns, which need time zones. Home needs sounds only once it is shown, and no quiz
 * has a grid of cards.
 */
function isForLearners(module: string): boolean {
  return !/temporal-polyfill|features.campaign|pinyin|verdict|progress-bar|shared.sound|card-grid|shared.feed|feed-store|(list|table|tag|user).queries/.test(
    module,
  );
}

function messagesVersion(): string {
  const russian = new URL('../../packages/i18n/locale/ru.json', import.meta.url);
  return createHash('sha256').update(readFileSync(russian)).digest('base64url').slice(0, 8);
}

/** Writes the global CSS into the HTML, where it is needed before any script is loaded. */
function globalStyle(): Plugin {
  const handler = (html: string) => html.replace('/* globalCss */', () => globalCss);
  return { name: 'global-style', transformIndexHtml: { order: 'pre', handler } };
}
