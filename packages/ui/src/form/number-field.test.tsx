import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { NumberField } from './number-field.tsx';

function Example({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberField label="Words" value={value} min={4} max={50} step={5} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Words' });
const settled = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('NumberField', () => {
  it('changes in steps and stops at the bounds', async () => {
    render(<Example start={44} />);
    await press('More');
    expect(settled()).toBe('49');
    await press('More');
    expect(settled()).toBe('50');
    expect(screen.getByRole('button', { name: 'More' })).toHaveProperty('disabled', true);
    await press('Fewer');
    expect(settled()).toBe('45');
  });

  it('accepts typed numbers between the steps', async () => {
    render(<Example start={10} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '7');
    expect(settled()).toBe('7');
  });

  it.each([
    { typed: '99', value: '50' },
    { typed: '1', value: '4' },
  ])('changes $typed to $value on blur', async ({ typed, value }) => {
    render(<Example start={10} />);
    await userEvent.clear(field());
    await userEvent.type(field(), typed);
    await userEvent.tab();
    expect(settled()).toBe(value);
    expect(field()).toHaveProperty('value', value);
  });

  it('keeps its value if left empty', async () => {
    render(<Example start={10} />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(settled()).toBe('10');
    expect(field()).toHaveProperty('value', '10');
  });
});
