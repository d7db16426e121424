import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { CharacterKeysContext, type Shortcuts, useShortcuts } from './use-shortcuts.ts';

function Listener({ shortcuts }: { shortcuts: Shortcuts }) {
  useShortcuts(shortcuts);
  return (
    <>
      <input aria-label="answer" />
      <button type="button">Other</button>
      <button type="button" aria-disabled="true">
        Answered
      </button>
    </>
  );
}

function listen(key: string) {
  const act = vi.fn();
  render(<Listener shortcuts={{ [key]: act }} />);
  return act;
}

describe('useShortcuts', () => {
  it.each([
    { layout: 'English', key: 'z', code: 'KeyZ', shortcut: 'z' },
    { layout: 'Russian', key: 'я', code: 'KeyZ', shortcut: 'z' },
    { layout: 'German', key: 'z', code: 'KeyY', shortcut: 'z' },
    { layout: 'French, without Shift', key: '&', code: 'Digit1', shortcut: '1' },
    { layout: 'a number pad', key: '1', code: 'Numpad1', shortcut: '1' },
    { layout: 'Russian with Shift', key: '?', code: 'Digit7', shiftKey: true, shortcut: '?' },
    { layout: 'capitals', key: 'Z', code: 'KeyZ', shiftKey: true, shortcut: 'z' },
  ])('handles $shortcut on $layout', ({ shortcut, layout: _, ...event }) => {
    const act = listen(shortcut);
    expect(fireEvent.keyDown(document.body, event)).toBe(false);
    expect(act).toHaveBeenCalledOnce();
  });

  it('leaves other keys to the browser', () => {
    const act = listen('z');
    expect(fireEvent.keyDown(document.body, { key: 'x', code: 'KeyX' })).toBe(true);
    expect(act).not.toHaveBeenCalled();
  });

  it('handles no letter, digit or sign when they are turned off', () => {
    const act = vi.fn();
    const shortcuts = { z: act, 1: act, '?': act };
    render(
      <CharacterKeysContext value={false}>
        <Listener shortcuts={shortcuts} />
      </CharacterKeysContext>,
    );
    for (const key of Object.keys(shortcuts)) {
      expect(fireEvent.keyDown(document.body, { key })).toBe(true);
    }
    expect(act).not.toHaveBeenCalled();
  });

  it.each([' ', 'Enter', 'Escape', 'ArrowLeft'])('handles %j when characters are off', (key) => {
    const act = vi.fn();
    render(
      <CharacterKeysContext value={false}>
        <Listener shortcuts={{ [key.toLowerCase()]: act }} />
      </CharacterKeysContext>,
    );
    fireEvent.keyDown(document.body, { key });
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([
    { when: 'Ctrl is held', event: { key: 'z', ctrlKey: true } },
    { when: 'the key repeats', event: { key: 'z', repeat: true } },
  ])('ignores keys when $when', ({ event }) => {
    const act = listen('z');
    fireEvent.keyDown(document.body, event);
    expect(act).not.toHaveBeenCalled();
  });

  it('ignores keys in text fields', () => {
    const act = listen('z');
    fireEvent.keyDown(screen.getByLabelText('answer'), { key: 'z' });
    expect(act).not.toHaveBeenCalled();
  });

  it('leaves Enter to a focused button unless it is disabled', () => {
    const act = listen('enter');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Other' }), { key: 'Enter' });
    expect(act).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Answered' }), { key: 'Enter' });
    expect(act).toHaveBeenCalledOnce();
  });
});
