import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { useKnowingShortcuts } from './knowing-mark.tsx';
import { WordRow } from './word-row.tsx';

function Words({ onMark }: { onMark: (word: string, knowing: number) => void }) {
  useKnowingShortcuts();
  return (
    <ul>
      {['pera', 'uva'].map((text) => (
        <li key={text}>
          <WordRow
            word={{ text, lang: 'es' }}
            translations={[]}
            href={`#${text}`}
            knowing={3}
            onKnowingChange={(knowing) => onMark(text, knowing)}
          />
        </li>
      ))}
    </ul>
  );
}

it('changes the word that contains the focus', async () => {
  const onMark = vi.fn();
  render(<Words onMark={onMark} />);
  screen.getByRole('link', { name: 'uva' }).focus();
  await userEvent.keyboard('k');
  await userEvent.keyboard('l');
  expect(onMark.mock.calls).toEqual([
    ['uva', 1],
    ['uva', 2],
  ]);
});

it('does nothing if no word contains the focus', async () => {
  const onMark = vi.fn();
  render(<Words onMark={onMark} />);
  await userEvent.keyboard('kl');
  expect(onMark).not.toHaveBeenCalled();
});
