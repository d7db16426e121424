const ipv6Prefix = /^ipv6:/i;

/** An IP address as RFC 5321 (4.1.3) writes it between brackets: `192.0.2.1` or `IPv6:2001:db8::1`. */
export function isAddressLiteral(text: string): boolean {
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
  // The RFC lets `::` stand for two groups of zeros or more.
  return halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length <= 6;
}

function withHexadecimalTail(text: string): string {
  const tail = text.lastIndexOf(':') + 1;
  return isIpv4(text.slice(tail)) ? `${text.slice(0, tail)}0:0` : text;
}
