import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Env } from './request-context.ts';

/**
 * The address of the client. Each trusted proxy appends the address of its caller. Anybody may have
 * written the entries further left.
 */
export function findClientAddress(context: Context<Env>, trustedProxies: number): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const reported = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return toNetwork(reported ?? connectionAddress(context));
}

/** For IPv6, the /64 network, which belongs to one household or one machine. */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)}/64`;
}

/** False behind a proxy, which may forward requests of anybody. */
export function isFromThisMachine(context: Context<Env>): boolean {
  if (context.req.header('x-forwarded-for') !== undefined) return false;
  const address = connectionAddress(context);
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Empty without a network connection, as in tests. */
function connectionAddress(context: Context<Env>): string {
  const hasConnection = Object.hasOwn(Object(context.env), 'incoming');
  return (hasConnection && getConnInfo(context).remote.address) || '';
}
