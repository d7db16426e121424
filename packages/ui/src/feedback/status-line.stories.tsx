import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../action/button.tsx';
import { OfflineIcon } from '../theme/icon.ts';
import { StatusLine } from './status-line.tsx';

const meta = {
  title: 'Feedback/StatusLine',
  component: StatusLine,
  args: { children: 'Offline · your answers are saved here' },
} satisfies Meta<typeof StatusLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { args: { icon: <OfflineIcon /> } };
export const WithAction: Story = {
  args: {
    children: (
      <>
        New version
        <Button variant="quiet">Reload</Button>
      </>
    ),
  },
};
