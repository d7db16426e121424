import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { Checkbox, Switch } from './checkbox.tsx';
import { Select } from './select.tsx';
import { SearchField, TextArea, TextField } from './text-field.tsx';

function findDescription(control: HTMLElement) {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe('TextField', () => {
  it('has a label and a hint', () => {
    render(<TextField label="Name" hint="At most 80 characters." />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(findDescription(field)).toEqual(['At most 80 characters.']);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('describes the error before the hint', () => {
    render(<TextField label="Name" hint="At most 80 characters." error="Required" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(findDescription(field)).toEqual(['Required', 'At most 80 characters.']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('can be a password field', () => {
    render(<TextField label="Password" type="password" autoComplete="new-password" />);
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });
});

describe('TextArea', () => {
  it('has a label and descriptions, and takes several lines', async () => {
    render(<TextArea label="Note" hint="At most 500 characters." error="Required" />);
    const area = screen.getByRole('textbox', { name: 'Note' });
    expect(findDescription(area)).toEqual(['Required', 'At most 500 characters.']);
    await userEvent.type(area, 'one{Enter}two');
    expect(area).toHaveProperty('value', 'one\ntwo');
  });
});

describe('Select', () => {
  it('has a label and options', async () => {
    const onChange = vi.fn();
    render(
      <Select
        label="Language"
        options={[
          { value: 'de', label: 'German' },
          { value: 'es', label: 'Spanish' },
        ]}
        defaultValue="de"
        onChange={(event) => onChange(event.target.value)}
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Spanish');
    expect(onChange.mock.calls).toEqual([['es']]);
  });
});

describe('SearchField', () => {
  it('is a search box with a label', async () => {
    const onChange = vi.fn();
    render(<SearchField label="Search words" onChange={(event) => onChange(event.target.value)} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search words' }), 'pe');
    expect(onChange.mock.calls).toEqual([['p'], ['pe']]);
  });
});

describe('Switch', () => {
  it('is toggled by its label', async () => {
    const onChange = vi.fn();
    render(<Switch label="Speak the words" checked={false} onChange={onChange} />);
    expect(screen.getByRole('switch', { name: 'Speak the words', checked: false })).toBeDefined();
    await userEvent.click(screen.getByText('Speak the words'));
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('Checkbox', () => {
  it('is toggled by the space bar', async () => {
    const onChange = vi.fn();
    render(<Checkbox label="With pictures" checked={false} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledOnce();
  });
});
