const anyHost = 'http://own.invalid';

/** The address within the app that is asked for. What would lead to another host leads home. */
export function ownPath(address = '/'): string {
  const parsed = address.startsWith('/') ? URL.parse(address, anyHost) : null;
  if (parsed?.origin !== anyHost || parsed.pathname.startsWith('//')) return '/';
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}
