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
  it('plays the word', async () => {
    const onPlay = vi.fn();
    renderRow({ onPlay });
    await userEvent.click(screen.getByRole('button', { name: 'Listen to “pera”' }));
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it('explains a missing voice', async () => {
    const onPlay = vi.fn();
    renderRow({ onPlay, hasVoice: false });
    await userEvent.click(screen.getByRole('button', { name: 'Why is “pera” silent?' }));
    expect(screen.getByText('Your browser has no voice for this language.')).toBeDefined();
    expect(onPlay).not.toHaveBeenCalled();
  });

  it('has a checkbox named after the word', async () => {
    const onSelectedChange = vi.fn();
    renderRow({ onSelectedChange });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose “pera”' }));
    expect(onSelectedChange).toHaveBeenCalledWith(true);
  });

  it('has no sound button without onPlay', () => {
    renderRow({});
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Learn', 'I know this']);
  });
});
