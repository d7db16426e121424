import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Env } from './request-context.ts';

/**
 * Where a request comes from. Each trusted proxy has appended the address that it was called from;
 * what stands further left anybody may have written.
 */
export function clientAddress(context: Context<Env>, trustedProxies: number): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const reported = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return networkOf(reported ?? connectionAddress(context));
}

/** Of IPv6 the /64, which is what one household or one machine gets. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)}/64`;
}

/** Not where a proxy stands in between, which may speak for anybody. */
export function isFromThisMachine(context: Context<Env>): boolean {
  if (context.req.header('x-forwarded-for') !== undefined) return false;
  const address = connectionAddress(context);
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Empty where no network is in between, as in a test. */
function connectionAddress(context: Context<Env>): string {
  const hasConnection = Object.hasOwn(Object(context.env), 'incoming');
  return (hasConnection && getConnInfo(context).remote.address) || '';
}
