import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CharacterKeysContext } from '../../keyboard/use-shortcuts.ts';
import { render } from '../../test/render.tsx';
import { ShortcutHelp } from '../frame/shortcut-help.tsx';
import { KeyHint } from './board.tsx';

it('names only the keys that work when letters, digits and signs are turned off', () => {
  render(
    <CharacterKeysContext value={false}>
      <KeyHint>1</KeyHint>
      <KeyHint>Enter</KeyHint>
    </CharacterKeysContext>,
  );
  expect(screen.queryByText('1')).toBeNull();
  expect(screen.queryByText('Enter')).not.toBeNull();
});

it('explains only the keys that work when letters, digits and signs are turned off', () => {
  render(
    <CharacterKeysContext value={false}>
      <ShortcutHelp kind="cards" onClose={() => {}} />
    </CharacterKeysContext>,
  );
  const keys = screen.getAllByRole('term', { hidden: true }).map((term) => term.textContent);
  expect(keys).toEqual(['Space', '←', '→', 'Esc']);
});
