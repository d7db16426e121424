import { isAddressLiteral } from './address-literal.ts';
import type { Check } from './check.ts';
import { textCheck } from './text-check.ts';

// RFC 5321, 4.5.3.1: a path holds 256 octets with its two brackets, a local part 64, a label 63.
const maxAddressLength = 254;
const maxLocalPartLength = 64;
const dotString = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const quotedString = /^"(?:[ !#-[\]-~]|\\[ -~])+"$/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const topLabel = /^[a-z]./i;

/**
 * Tells whether the text is an e-mail address as RFC 5321 (4.1.2, 4.5.3.1) spells a mailbox: a
 * plain or a quoted local part of at most 64 characters, then `@`, then a domain name of at least
 * two labels or an IP address in brackets; at most 254 characters in all, all of them ASCII.
 *
 * @param text - of any length
 *
 * @example
 * isEmail('reader@example.org'); // true
 * isEmail('"night reader"@[192.0.2.1]'); // true
 * isEmail('reader@localhost'); // false
 */
export function isEmail(text: string): boolean {
  if (typeof text !== 'string' || text.length > maxAddressLength) return false;
  // The last one, for a quoted local part may hold others.
  const at = text.lastIndexOf('@');
  return at > 0 && isLocalPart(text.slice(0, at)) && isMailHost(text.slice(at + 1));
}

/**
 * The text must be an e-mail address, see {@link isEmail}. An empty value passes.
 *
 * @returns a check with the issue `email`
 *
 * @example
 * email()('reader@'); // { code: 'email' }
 */
export function email(): Check {
  return textCheck(isEmail, { code: 'email' });
}

function isLocalPart(text: string): boolean {
  if (text.length > maxLocalPartLength) return false;
  return dotString.test(text) || quotedString.test(text);
}

function isMailHost(text: string): boolean {
  if (text.startsWith('[') && text.endsWith(']')) return isAddressLiteral(text.slice(1, -1));
  const labels = text.split('.');
  return (
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    topLabel.test(labels.at(-1) ?? '')
  );
}
