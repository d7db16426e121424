import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { DataGrid } from './data-grid.tsx';
import type { GridRow } from './grid-position.ts';

const verbs = [
  { id: 'see', cells: ['see', 'saw', 'seen'] },
  { id: 'be', cells: ['be', 'was; were', 'been'] },
  { id: 'go', cells: ['go', '', ''] },
];

const meta = {
  title: 'Tables/DataGrid',
  component: DataGrid,
  parameters: {
    guide: {
      use: 'Somebody fills in or corrects many cells, with the keyboard or by pasting from a spreadsheet. To read only, use `Table`.',
      dos: ['Explain a refused text by `validate`, in words that say how to fix it.'],
      anatomy: {
        Head: 'The names of the columns, each with a `Menu`.',
        Rows: 'Each with a number and a `Menu`.',
        Cell: 'A field while it is edited; on a touch screen, a `Dialog`.',
      },
      keys: {
        'Arrow keys, Home, End, Page Up, Page Down': 'Move between cells',
        'Enter, F2 or typing': 'Edits the cell',
        'Enter or Tab': 'While editing: keeps the text and moves on',
        Escape: 'While editing: brings the old text back',
        'Delete or Backspace': 'Clears the cell',
        'Control and C, X, V': 'Copy, cut and paste cells',
      },
    } satisfies Guide<typeof DataGrid>,
  },
  args: {
    label: 'Irregular verbs',
    columns: [
      { id: 'a', name: 'Infinitive', lang: 'en' },
      { id: 'b', name: 'Past', lang: 'en' },
      { id: 'c', name: 'Past participle', lang: 'en' },
    ],
    rows: verbs,
    onCellChange: fn(),
    onAddRow: fn(),
    onRowsPaste: fn(),
    onPasteSkipped: fn(),
    columnMenu: () => [{ label: 'Rename', onChoose: fn() }],
    rowMenu: () => [{ label: 'Delete the row', isDanger: true, onChoose: fn() }],
  },
} satisfies Meta<typeof DataGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  args: {
    columns: [
      { id: 'a', name: 'Word', lang: 'ar' },
      { id: 'b', name: 'Label' },
    ],
    rows: [{ id: '1', cells: ['كتاب', 'book'] }],
  },
};

function EditedGrid(args: Parameters<typeof DataGrid>[0]) {
  const [rows, setRows] = useState<readonly GridRow[]>(args.rows);
  return (
    <DataGrid
      {...args}
      rows={rows}
      onCellChange={({ row, columnIndex, text }) =>
        setRows((before) =>
          before.map((one) =>
            one.id === row.id ? { ...one, cells: one.cells.with(columnIndex, text) } : one,
          ),
        )
      }
      onAddRow={() => setRows([...rows, { id: `${rows.length}`, cells: ['', '', ''] }])}
    />
  );
}

export const EditedByKeys: Story = {
  tags: ['interaction'],
  render: EditedGrid,
  play: async ({ canvas }) => {
    const cell = (name: string) => canvas.getByRole('gridcell', { name });
    cell('go').focus();
    await userEvent.keyboard('{ArrowRight}went{Tab}');
    await waitFor(() => expect(cell('went')).toBeVisible());
    await userEvent.keyboard('{Enter}gone{Tab}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5));
    await userEvent.keyboard('eat{Enter}');
    await waitFor(() => expect(cell('eat')).toHaveFocus());
    await userEvent.keyboard('{F2}en{Escape}{ArrowUp}{Delete}');
    await waitFor(() => expect(canvas.queryByRole('gridcell', { name: 'go' })).toBeNull());
    await expect(cell('eat')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Delete the row' })).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['interaction'],
  render: EditedGrid,
  args: { validate: (text) => (text.length > 5 ? 'At most 5 letters' : undefined) },
  play: async ({ canvas }) => {
    canvas.getByRole('gridcell', { name: 'see' }).focus();
    await userEvent.keyboard('too long{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('At most 5 letters');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'see' })).toHaveFocus());
  },
};

/** A block from a spreadsheet fills cells and adds rows; cells that do not fit are counted. */
export const Pasted: Story = {
  tags: ['interaction'],
  render: EditedGrid,
  args: { validate: (text) => (text.length > 5 ? 'At most 5 letters' : undefined) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('gridcell', { name: 'go' }).focus();
    await userEvent.paste('go\twent\tgone\tgoing\neat\tate\teaten\ntake\ttook it');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'gone' })).toBeVisible());
    await expect(args.onRowsPaste).toHaveBeenCalledWith([
      ['eat', 'ate', 'eaten'],
      ['take', '', ''],
    ]);
    await expect(args.onPasteSkipped).toHaveBeenCalledWith(2);
  },
};
