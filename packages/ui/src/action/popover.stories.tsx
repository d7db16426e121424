import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Select } from '../form/select.tsx';
import type { Guide } from '../guide/guide.ts';
import { popupKeys } from '../guide/keys.ts';
import { LanguageIcon } from '../theme/icon.ts';
import { Popover } from './popover.tsx';

const languages = [
  { value: 'de', label: 'German' },
  { value: 'en', label: 'English' },
];

const meta = {
  title: 'Actions/Popover',
  component: Popover,
  args: {
    label: 'Languages',
    value: 'German',
    icon: <LanguageIcon />,
    children: <Select label="I’m learning" options={languages} />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'One or two settings that change what the page shows, such as the languages, and whose value is worth seeing all the time. For actions use `Menu`; for anything that takes a decision, `Dialog`.',
      anatomy: {
        Button: 'The current `value`, or only the `icon` on the narrowest phones.',
        Panel: 'A title, the controls and a close button; on phones, at the bottom of the screen.',
      },
      keys: { ...popupKeys, Tab: 'Moves within the panel' },
    } satisfies Guide<typeof Popover>,
    docs: { story: { inline: false, height: '18rem' } },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

async function open(canvas: { getByRole: typeof screen.getByRole }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Languages: German' }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
}

export const Open: Story = {
  tags: ['interaction'],
  play: ({ canvas }) => open(canvas),
};
