import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SkeletonList } from './skeleton-list.tsx';

describe('ErrorState', () => {
  it('alerts and tries again', async () => {
    const onRetry = vi.fn();
    render(<ErrorState onRetry={onRetry}>You are offline.</ErrorState>);
    expect(screen.getByRole('alert').textContent).toContain('This could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('offers nothing where trying again is no use', () => {
    render(<ErrorState title="This list is private" />);
    expect(screen.getByText('This list is private')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('EmptyState', () => {
  it('says what to do next', () => {
    render(<EmptyState title="Nothing yet" action={<a href="/words">Find words</a>} />);
    expect(screen.getByRole('link', { name: 'Find words' })).toBeDefined();
  });
});

describe('SkeletonList', () => {
  it('tells a screen reader to wait and hides the grey places', () => {
    render(<SkeletonList of="card" count={3} />);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    expect(document.querySelectorAll('[aria-hidden="true"]')).toHaveLength(9);
  });
});

describe('ProgressBar', () => {
  it('has a name and a value', () => {
    render(<ProgressBar label="Answered" value={3} max={10} />);
    const bar = screen.getByRole('progressbar', { name: 'Answered' });
    expect(bar).toMatchObject({ value: 3, max: 10 });
  });
});
