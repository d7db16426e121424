import { pagePatterns } from '@wordhoard/contract/page-address';
import type { VitePWAOptions } from 'vite-plugin-pwa';

/** The cache of images, recordings and spoken words. */
const mediaCache = 'media';
const dayInSeconds = 86_400;

/** Opening one of these needs the server: it allows the hosts of Telegram, or counts a visit from a post. */
const { telegramSignIn: _, ...storedPages } = pagePatterns;
const fromPost = /[?&]post=/;

/** Matches the path and the parameters of a page. */
const toPagePattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/?]+').replace(/\/$/, '')}/?(\\?|$)`);

interface StoredTexts {
  /** Tells the texts of the interface apart from those of other versions. */
  messagesVersion: string;
}

/**
 * The service worker. It stores everything that the app consists of, answers every page with the stored app, and keeps
 * the media that pages show.
 */
export const serviceWorker = ({ messagesVersion }: StoredTexts): Partial<VitePWAOptions> => ({
  registerType: 'prompt',
  injectRegister: false,
  manifest: false,
  workbox: {
    globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
    // The server writes the HTML: its policy names the scripts that may run.
    manifestTransforms: [
      async (entries) => ({
        manifest: entries.map((entry) =>
          entry.url === 'index.html' ? { ...entry, url: pagePatterns.shell } : entry,
        ),
      }),
    ],
    additionalManifestEntries: [{ url: `/locale/ru.json?${messagesVersion}`, revision: null }],
    navigateFallback: pagePatterns.shell,
    navigateFallbackAllowlist: Object.values(storedPages).map(toPagePattern),
    navigateFallbackDenylist: [fromPost],
    // The first visit also needs the stored app, because the connection may be lost before the second.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    runtimeCaching: [
      {
        urlPattern: /^https?:\/\/[^/]+\/(image|picture|recording|front-word\/speech)\/[^/]+$/,
        handler: 'CacheFirst',
        options: {
          cacheName: mediaCache,
          cacheableResponse: { statuses: [200] },
          // A deleted image may be shown from the cache for up to a month.
          expiration: {
            maxEntries: 4_000,
            maxAgeSeconds: 30 * dayInSeconds,
            purgeOnQuotaError: true,
          },
          rangeRequests: true,
          // The token of a learner changes.
          matchOptions: { ignoreVary: true },
        },
      },
    ],
  },
});
