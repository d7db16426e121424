import { type Check, textCheck } from './check.ts';

// RFC 5321, 4.5.3.1: a path holds 256 octets with its two brackets, a local part 64, a label 63.
const maxAddressLength = 254;
const maxLocalPartLength = 64;
const dotString = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const quotedString = /^"(?:[ !#-[\]-~]|\\[ -~])+"$/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const topLabel = /^[a-z]./i;
/** Labels of letters and digits, with one that is not ASCII; the ideographic full stop separates them too. */
const internationalHost = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.。-]+$/u;
const ipv6Prefix = /^ipv6:/i;

/**
 * Tells whether the text is an e-mail address, by the syntax of a mailbox in RFC 5321 (4.1.2,
 * 4.5.3.1): a plain or quoted local part of at most 64 characters, `@`, and a domain name of at least
 * two labels or an IP address in brackets; at most 254 ASCII characters in all. A domain name may be written in any script, see
 * {@link toAsciiEmail}.
 *
 * @param text - any text
 *
 * @example
 * isEmail('reader@example.org'); // true
 * isEmail('"night reader"@[192.0.2.1]'); // true
 * isEmail('reader@localhost'); // false
 */
export function isEmail(text: string): boolean {
  if (typeof text !== 'string' || text.length > maxAddressLength) return false;
  const ascii = toAsciiEmail(text);
  // The last one, because a quoted local part may contain others.
  const at = ascii.lastIndexOf('@');
  if (ascii.length > maxAddressLength) return false;
  return at > 0 && isLocalPart(ascii.slice(0, at)) && isMailHost(ascii.slice(at + 1));
}

/**
 * The form in which mail systems use an address: a domain name in another script becomes ASCII (Punycode, as the URL
 * standard converts hosts). Addresses are the same if these forms are, but for case.
 *
 * @param text - any text
 * @returns the text itself if its host is ASCII or no domain name, and a value that is not text
 *
 * @example
 * toAsciiEmail('reader@bücher.example'); // 'reader@xn--bcher-kva.example'
 */
export function toAsciiEmail(text: string): string {
  if (typeof text !== 'string') return text;
  const start = text.lastIndexOf('@') + 1;
  const host = text.slice(start);
  if (start === 0 || !internationalHost.test(host) || !URL.canParse(`http://${host}`)) return text;
  return text.slice(0, start) + new URL(`http://${host}`).hostname;
}

/**
 * The text must be an e-mail address, see {@link isEmail}. An empty value is valid.
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

/** An IP address by RFC 5321 (4.1.3): `192.0.2.1` or `IPv6:2001:db8::1`. */
function isAddressLiteral(text: string): boolean {
  return ipv6Prefix.test(text) ? isIpv6(text.slice('ipv6:'.length)) : isIpv4(text);
}

function isIpv4(text: string): boolean {
  const octets = text.split('.');
  return (
    octets.length === 4 && octets.every((octet) => /^\d{1,3}$/.test(octet) && Number(octet) <= 255)
  );
}

function isIpv6(text: string): boolean {
  const halves = withHexadecimalTail(text).split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  // By the RFC, `::` replaces at least two groups of zeros.
  return halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length <= 6;
}

function withHexadecimalTail(text: string): string {
  const tail = text.lastIndexOf(':') + 1;
  return isIpv4(text.slice(tail)) ? `${text.slice(0, tail)}0:0` : text;
}
