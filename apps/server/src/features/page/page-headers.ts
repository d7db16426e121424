import type { SocialProviders } from '../auth/social/social-providers.ts';
import type { PageName } from './find-page.ts';

interface Page {
  name: PageName | undefined;
  /** Of the inline scripts and styles. */
  nonce: string;
  social: SocialProviders;
  /** The response may contain what only its caller sees. */
  isPersonal: boolean;
}

/** The headers of a page. Only the page with Telegram's button may load from another host. */
export function pageHeaders({ name, nonce, social, isPersonal }: Page): Record<string, string> {
  const isTelegram = name === 'telegramSignIn' && social.telegram !== undefined;
  return {
    'cache-control': isPersonal ? 'private, no-cache' : 'no-cache',
    vary: 'accept-language, cookie',
    'content-security-policy': pagePolicy(nonce, isTelegram ? telegramHosts : ownHost),
    // Search engines index the home page instead.
    ...((name === 'shell' || name === 'indexFile') && { 'x-robots-tag': 'noindex' }),
    // The popup of Telegram reports to the page that opened it.
    ...(isTelegram && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
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
