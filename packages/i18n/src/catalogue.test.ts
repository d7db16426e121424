import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  isPluralElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import english from '@wordhoard/i18n/en.json' with { type: 'json' };
import russian from '@wordhoard/i18n/ru.json' with { type: 'json' };
import { expect, it } from 'vitest';

const repository = path('../../../');
const catalogues: Record<string, Record<string, string>> = { en: english, ru: russian };

it('has the same messages with the same values in both locales', () => {
  const verify = () =>
    execFileSync(
      path('../node_modules/.bin/formatjs'),
      [
        'verify',
        '--source-locale',
        'en',
        '--missing-keys',
        '--extra-keys',
        '--structural-equality',
      ].concat([path('../generated/en.json'), path('../locale/ru.json')]),
      { encoding: 'utf8' },
    );
  expect(verify).not.toThrow();
});

it('uses every message in the file that declares it', () => {
  const declaration = /(\w+): \{\s*id: '([\w.]+)'/g;
  for (const file of globSync('{packages/{ui,i18n},apps/web}/src/**/*.{ts,tsx}', {
    cwd: repository,
    exclude: ['**/*.test.*'],
  })) {
    const source = readFileSync(`${repository}${file}`, 'utf8');
    const isIndexed = /[mM]essages\[/.test(source) || /export const \w*[mM]essages/.test(source);
    for (const [, key, id] of source.matchAll(declaration)) {
      expect(isIndexed || source.includes(`essages.${key}`), `${id} in ${file}`).toBe(true);
    }
  }
});

it.each(['en', 'ru'])('has every plural form of %s', (locale) => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
  for (const [id, text] of Object.entries(catalogues[locale] ?? {})) {
    for (const plural of pluralsIn(parse(text))) {
      const named = Object.keys(plural.options).filter((option) => !option.startsWith('='));
      expect(named.toSorted(), id).toEqual(forms);
    }
  }
});

it('keeps the Russian messages sorted by id', () => {
  expect(Object.keys(russian)).toEqual(Object.keys(russian).toSorted());
});

it('has no Russian line that could begin with a dash', () => {
  expect(Object.keys(russian).filter((id) => catalogues['ru']?.[id]?.includes(' —'))).toEqual([]);
});

function pluralsIn(elements: MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    const plurals = isPluralElement(element) && element.pluralType === 'cardinal' ? [element] : [];
    if ('options' in element) {
      const nested = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
      return [...plurals, ...nested];
    }
    return 'children' in element ? pluralsIn(element.children) : plurals;
  });
}

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
