import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { images } from '../story/sample.ts';
import { WordImage } from '../word/word-image.tsx';
import { ImagePicker } from './image-picker.tsx';

const meta = {
  title: 'Contributions/ImagePicker',
  component: ImagePicker,
  args: {
    label: 'A picture of “apple”',
    hint: 'PNG, JPG, WebP or GIF, up to 5 MB, at least 200 × 200 pixels.',
    accept: '.png,.jpg,.jpeg,.webp,.gif',
    onChoose: fn(),
  },
} satisfies Meta<typeof ImagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = {
  args: { error: 'This picture is smaller than 200 × 200 pixels.' },
};
export const Chosen: Story = {
  args: { children: <WordImage src={images.apple} alt="apple" width={160} /> },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
