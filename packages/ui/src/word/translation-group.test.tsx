import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { TranslationGroup, TranslationRow } from './translation-group.tsx';

it('lists the translations under the part of speech', () => {
  render(
    <TranslationGroup partOfSpeech="noun">
      <TranslationRow translation={{ text: 'яблоко', lang: 'ru' }} href="/ru/yabloko" />
      <TranslationRow translation={{ text: 'Apfel', lang: 'de' }} note="Waiting for approval" />
    </TranslationGroup>,
  );
  const group = screen.getByRole('group', { name: 'noun' });
  const rows = within(group).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['яблоко', 'ApfelWaiting for approval']);
  expect(within(group).getByRole('link', { name: 'яблоко' })).toBeDefined();
});
