import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../action/button.tsx';
import type { Guide } from '../guide/guide.ts';
import { OfflineIcon } from '../theme/icon.ts';
import { StatusLine } from './status-line.tsx';

const meta = {
  title: 'Feedback/StatusLine',
  component: StatusLine,
  parameters: {
    guide: {
      use: 'A state of the whole app that explains what works and what waits: no connection, changes not sent yet. It needs no action and goes by itself. If the reader has to act, use `Notice`.',
      dos: ['Say what still works: “Offline. Your answers are kept and sent later.”'],
    } satisfies Guide<typeof StatusLine>,
  },
  args: { children: 'You’re offline. Your answers are saved here.' },
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
