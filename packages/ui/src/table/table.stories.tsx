import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { Table } from './table.tsx';

const meta = {
  title: 'Tables/Table',
  component: Table,
  parameters: {
    guide: {
      use: 'Rows whose columns are compared, such as forms or statistics. To edit it, use `DataGrid`; a list of words is made of `WordRow`s.',
      dos: ['Put it into a `ScrollArea`.', 'Align numbers at their end.'],
    } satisfies Guide<typeof Table>,
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verbs: Story = {
  render: () => (
    <Table>
      <thead>
        <tr>
          <th scope="col">Infinitive</th>
          <th scope="col">Past</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">go</th>
          <td>went</td>
        </tr>
        <tr>
          <th scope="row">see</th>
          <td>saw</td>
        </tr>
      </tbody>
    </Table>
  ),
};
