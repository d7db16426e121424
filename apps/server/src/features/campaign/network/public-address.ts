import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A request to an address that only machines near this server can reach. */
export class AddressRefusal extends Error {
  override readonly name = 'AddressRefusal';
}

/** All of IPv6 that is routed publicly. The rest embeds addresses of IPv4 or is unassigned. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(publicIpv6);
}

/** Resolves a host name for a connection. One private address is enough to refuse the name. */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) callback(error, []);
    else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      callback(new AddressRefusal(`${hostname} has a private address`), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
