import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../test/render.tsx';
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
  it('shows the progress', () => {
    renderFrame();
    expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveProperty('value', 3);
    expect(screen.getByText('3 / 10')).toBeDefined();
  });

  it('plays the word on P', async () => {
    const { onPlay } = renderFrame();
    await userEvent.keyboard('p');
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it('toggles the sound', async () => {
    const { onMutedChange } = renderFrame({ isMuted: true });
    await userEvent.click(screen.getByRole('button', { name: 'Turn sound on' }));
    expect(onMutedChange.mock.calls).toEqual([[false]]);
  });

  it('disables undo if there is nothing to undo', async () => {
    renderFrame({ onUndo: undefined });
    const undo = screen.getByRole('button', { name: 'Undo last answer' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
  });
});
