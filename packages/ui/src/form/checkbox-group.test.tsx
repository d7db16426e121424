import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = [
  { value: 'cards', label: 'Cards' },
  { value: 'match-up', label: 'Match up' },
  { value: 'spelling', label: 'Spelling' },
] as const;

it.each([
  { press: 'Cards', values: ['cards', 'spelling'] },
  { press: 'Spelling', values: [] },
])('keeps the order of the options when “$press” is toggled', async ({ press, values }) => {
  const onChange = vi.fn();
  render(
    <CheckboxGroup label="Kinds" options={options} values={['spelling']} onChange={onChange} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: press }));
  expect(onChange.mock.calls).toEqual([[values]]);
});

it('leaves a disabled option alone', async () => {
  const onChange = vi.fn();
  const disabled = options.map((option) => ({ ...option, isDisabled: true }));
  render(<CheckboxGroup label="Kinds" options={disabled} values={[]} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cards' }));
  expect(onChange).not.toHaveBeenCalled();
});
