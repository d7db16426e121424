import { expect, it } from 'vitest';
import { toNetwork } from './client-address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:1:3::9', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['', 'unknown'],
  ['<script>', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
