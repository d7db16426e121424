import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pictures } from '../story/sample.ts';
import { Picture } from '../word/picture.tsx';
import { PictureDrop } from './picture-drop.tsx';

const meta = {
  title: 'Contributions/PictureDrop',
  component: PictureDrop,
  args: {
    label: 'A picture of “apple”',
    hint: 'PNG, JPG, WebP or GIF, up to 5 MB, at least 200 × 200 pixels.',
    accept: '.png,.jpg,.jpeg,.webp,.gif',
    onChoose: fn(),
  },
} satisfies Meta<typeof PictureDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = {
  args: { error: 'This picture is smaller than 200 × 200 pixels.' },
};
export const Chosen: Story = {
  args: { children: <Picture src={pictures.apple} alt="apple" width={160} /> },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
