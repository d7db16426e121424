import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { EmptyState, ErrorState } from './empty-and-error-state.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SkeletonList } from './skeleton.tsx';

describe('ErrorState', () => {
  it('alerts and offers to try again', async () => {
    const onRetry = vi.fn();
    render(<ErrorState onRetry={onRetry}>You are offline.</ErrorState>);
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load this');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('has no button without onRetry', () => {
    render(<ErrorState title="This list is private" />);
    expect(screen.getByText('This list is private')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('EmptyState', () => {
  it('shows the action', () => {
    render(<EmptyState title="Nothing yet" action={<a href="/words">Find words</a>} />);
    expect(screen.getByRole('link', { name: 'Find words' })).toBeDefined();
  });
});

describe('SkeletonList', () => {
  it('announces loading and hides the placeholders', () => {
    render(<SkeletonList shape="card" count={3} />);
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
