import type { SmmNetwork } from '@wordhoard/contract/enumeration';

/**
 * An address as the API expects it, from what people copy: a link or a name without `@` for Telegram,
 * a domain, a profile or a handle for Mastodon. Other text is returned without spaces around it.
 */
export function accountAddress(network: SmmNetwork, typed: string): string {
  const text = typed.trim();
  return network === 'telegram' ? telegramAddress(text) : mastodonAddress(text);
}

function telegramAddress(text: string): string {
  const name = text.replace(/^(?:https?:\/\/)?(?:t\.me|telegram\.me)\//i, '').replace(/\/$/, '');
  return /^[A-Za-z]\w{3,31}$/.test(name) ? `@${name}` : name;
}

function mastodonAddress(text: string): string {
  const [, domain] = /^@?[^@\s/]+@([^@\s/]+)$/.exec(text) ?? [];
  const address = domain ?? text;
  if (address === '') return '';
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  return url === null ? text : url.origin;
}

/** Telegram: `@name` or the id of a chat. Mastodon: the origin of an instance. */
export const addressPatterns: Record<SmmNetwork, RegExp> = {
  telegram: /^(@[A-Za-z]\w{3,31}|-?\d{1,20})$/,
  mastodon: /^https?:\/\/[^/\s]+$/,
};
