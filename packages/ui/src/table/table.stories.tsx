import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './table.tsx';

const meta = {
  title: 'Tables/Table',
  component: Table,
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
