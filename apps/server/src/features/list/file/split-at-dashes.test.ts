import { expect, it } from 'vitest';
import { partAtDashes } from './import-lines.ts';

it.each([
  ['a long dash', 'pear – груша\nwell-known — известный', 'pear\tгруша\nwell-known\tизвестный'],
  ['a hyphen', 'pear - груша - плод\r\nfig\r\n', 'pear\tгруша - плод\r\nfig\r\n'],
  ['an equals sign', 'pear = груша, дюшес', 'pear\tгруша, дюшес'],
])('parts lines at %s', (_, text, parted) => {
  expect(partAtDashes(text)).toBe(parted);
});

it.each([
  ['commas', 'pear,груша – плод\nfig,инжир'],
  ['tabs', 'pear - fruit\tгруша'],
  ['quotes', '"pear - fruit"\r\n"fig - tree"\r\n'],
  ['a header of Anki', '#separator:Comma\npear - fruit,груша'],
  ['nothing', 'well-known\nyear-on-year'],
])('leaves lines alone that are parted by %s', (_, text) => {
  expect(partAtDashes(text)).toBe(text);
});
