import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const options = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

it('is a group of radio buttons', async () => {
  const onChange = vi.fn();
  render(<ChoiceGroup label="Theme" options={options} value="light" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Light', checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(onChange.mock.calls).toEqual([['dark']]);
});

it('separates two groups', () => {
  render(
    <>
      <ChoiceGroup label="One" options={options} value="light" onChange={vi.fn()} />
      <ChoiceGroup label="Two" options={options} value="dark" onChange={vi.fn()} />
    </>,
  );
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});
