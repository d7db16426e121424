import type { SocialProviders } from '../auth/social/social-providers.ts';
import type { PageName } from './find-page.ts';

interface Page {
  /** Which page of the site it is, if the address leads to one. */
  name: PageName | undefined;
  /** Of its own scripts and styles. */
  nonce: string;
  social: SocialProviders;
  /** Whether what it says may be for its reader alone. */
  isOwn: boolean;
}

/**
 * What a browser is told with a page: what it may load, and not to keep the page. One page shows
 * something of another host: the button of Telegram.
 */
export function pageHeaders({ name, nonce, social, isOwn }: Page): Record<string, string> {
  const isTelegrams = name === 'telegramSignIn' && social.telegram !== undefined;
  return {
    'cache-control': isOwn ? 'private, no-cache' : 'no-cache',
    vary: 'accept-language, cookie',
    'content-security-policy': pagePolicy(nonce, isTelegrams ? telegramHosts : ownHost),
    // The window in which Telegram asks has to find the way back.
    // Search engines index the home page instead.
    ...((name === 'shell' || name === 'indexFile') && { 'x-robots-tag': 'noindex' }),
    ...(isTelegrams && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

interface Hosts {
  scripts: string;
  frames: string;
}

const ownHost: Hosts = { scripts: '', frames: "'none'" };
const telegramHosts: Hosts = {
  scripts: ' https://telegram.org/js/telegram-widget.js',
  frames: 'https://oauth.telegram.org',
};

function pagePolicy(nonce: string, { scripts, frames }: Hosts): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
