import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { WordRow, type WordRowProps } from './word-row.tsx';

function renderRow(props: Partial<WordRowProps>) {
  render(
    <WordRow
      word={{ text: 'pera', lang: 'es' }}
      translations={[{ text: 'pear', lang: 'en' }]}
      href="/es/pera"
      knowing={3}
      onKnowingChange={vi.fn()}
      {...props}
    />,
  );
}

describe('WordRow', () => {
  it('has a checkbox named after the word', async () => {
    const onSelectedChange = vi.fn();
    renderRow({ onSelectedChange });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose “pera”' }));
    expect(onSelectedChange).toHaveBeenCalledWith(true);
  });
});
