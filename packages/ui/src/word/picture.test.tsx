import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { Picture } from './picture.tsx';

const skeleton = (container: HTMLElement) => container.querySelector('[aria-hidden="true"]');

describe('Picture', () => {
  it('covers its place until the file is there', () => {
    const { container } = render(<Picture src="/apple.svg" alt="an apple" />);
    expect(skeleton(container)).not.toBeNull();
    fireEvent.load(screen.getByRole('img', { name: 'an apple' }));
    expect(skeleton(container)).toBeNull();
  });

  it('shows the initial, still with its name, when the file does not arrive', () => {
    render(<Picture src="/gone.svg" alt="an apple" word="apple" />);
    fireEvent.error(screen.getByRole('img'));
    const stand = screen.getByRole('img', { name: 'an apple' });
    expect(stand.tagName).not.toBe('IMG');
    expect(stand.textContent).toBe('a');
  });

  it('tries again with another address', () => {
    const { rerender } = render(<Picture src="/gone.svg" alt="an apple" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture src="/apple.svg" alt="an apple" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/apple.svg');
  });

  it('is silent where the word beside it says the same', () => {
    const { container } = render(<Picture src={undefined} alt="" word="apple" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('a');
  });
});
