import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { WordImage } from './word-image.tsx';

const apple = { text: 'apple', lang: 'en' };

const skeleton = (container: HTMLElement) => container.querySelector('[aria-hidden="true"]');

describe('WordImage', () => {
  it('shows a placeholder until the file is loaded', () => {
    const { container } = render(<WordImage src="/apple.svg" alt="an apple" />);
    expect(skeleton(container)).not.toBeNull();
    fireEvent.load(screen.getByRole('img', { name: 'an apple' }));
    expect(skeleton(container)).toBeNull();
  });

  it('shows the first letters, with the same name, if loading fails', () => {
    render(<WordImage src="/gone.svg" alt="an apple" word={apple} />);
    fireEvent.error(screen.getByRole('img'));
    const stand = screen.getByRole('img', { name: 'an apple' });
    expect(stand.tagName).not.toBe('IMG');
    expect(stand.textContent).toBe('ap');
  });

  it('loads again if the URL changes', () => {
    const { rerender } = render(<WordImage src="/gone.svg" alt="an apple" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<WordImage src="/apple.svg" alt="an apple" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/apple.svg');
  });

  it('is hidden from screen readers if its alternative text is empty', () => {
    const { container } = render(<WordImage src={undefined} alt="" word={apple} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('ap');
  });
});
