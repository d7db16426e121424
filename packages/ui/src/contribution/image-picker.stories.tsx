import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { images } from '../story/sample.ts';
import { WordImage } from '../word/word-image.tsx';
import { ImagePicker } from './image-picker.tsx';

const meta = {
  title: 'Contributions/ImagePicker',
  component: ImagePicker,
  parameters: {
    guide: {
      use: 'A learner adds a picture to a word. It takes what they have at hand: a file, a drop, the clipboard, the camera.',
      dos: [
        'Tell formats and least size in `hint`, before the choice.',
        'Say in `error` what to do: “At least 200 × 200 px”.',
      ],
      anatomy: {
        Preview: 'The chosen picture: `children`.',
        Button: '“Choose a picture”; on phones, also “Take a photo”.',
        Hint: 'The accepted formats and sizes.',
      },
      keys: {
        'Enter or Space': 'Opens the file dialog',
        'Control and V': 'Takes a copied picture, from anywhere on the page',
      },
    } satisfies Guide<typeof ImagePicker>,
  },
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
