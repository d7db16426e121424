import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { QuizFrame, type QuizFrameProps } from './quiz-frame.tsx';

function renderFrame(props: Partial<QuizFrameProps> = {}) {
  const calls = {
    onMutedChange: vi.fn(),
    onPlay: vi.fn(),
    onUndo: vi.fn(),
    onLeave: vi.fn(),
  };
  render(
    <QuizFrame
      title="Fruit"
      answered={3}
      total={10}
      isMuted={false}
      kind="cards"
      {...calls}
      {...props}
    />,
  );
  return calls;
}

describe('QuizFrame', () => {
  it('counts', () => {
    renderFrame();
    expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveProperty('value', 3);
    expect(screen.getByText('3 / 10')).toBeDefined();
  });

  it.each([
    { key: 'p', call: 'onPlay' },
    { key: 'z', call: 'onUndo' },
    { key: '{Escape}', call: 'onLeave' },
  ] as const)('calls $call on $key', async ({ key, call }) => {
    const calls = renderFrame();
    await userEvent.keyboard(key);
    expect(calls[call]).toHaveBeenCalledOnce();
  });

  it('turns the sound off and on', async () => {
    const { onMutedChange } = renderFrame({ isMuted: true });
    await userEvent.click(screen.getByRole('button', { name: 'Turn the sound on' }));
    expect(onMutedChange.mock.calls).toEqual([[false]]);
  });

  it('explains the keys, and hears none of them meanwhile', async () => {
    const { onLeave } = renderFrame();
    await userEvent.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keys' });
    expect(help.textContent).toContain('SpaceTurn the card over');
    await userEvent.keyboard('{Escape}');
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('has nothing to take back at the beginning', async () => {
    renderFrame({ onUndo: undefined });
    const undo = screen.getByRole('button', { name: 'Take back the last answer' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
  });
});
