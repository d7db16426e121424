import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../action/icon-button.tsx';
import type { Guide } from '../guide/guide.ts';
import { linkKeys } from '../guide/keys.ts';
import { images, words } from '../story/sample.ts';
import { LikeIcon, PinIcon } from '../theme/icon.ts';
import { TranslationRow } from './translation-group.tsx';

const meta = {
  title: 'Words/TranslationRow',
  component: TranslationRow,
  parameters: {
    guide: {
      use: 'A translation on the page of a word, where it can be rated, pinned or edited. In cards and rows, translations are one `TranslationLine`.',
      anatomy: {
        Word: 'Links to the page of the translation.',
        Picture: 'Of the meaning, if words of several meanings are in the list.',
        Sense: 'Which of several meanings of the word it has.',
        Note: 'Such as “waiting for approval”.',
        Actions: 'Pin, like, more.',
        Below: 'Fields to edit it: `children`.',
      },
      keys: linkKeys,
    } satisfies Guide<typeof TranslationRow>,
  },
  args: { translation: words.apple, href: '#apple' },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
} satisfies Meta<typeof TranslationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {};
export const WithoutPage: Story = { args: { href: undefined } };
export const WithNote: Story = { args: { note: 'Waiting for approval' } };
export const WithSense: Story = {
  args: { sense: { text: 'the fruit', lang: 'en' }, image: images.apple },
};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <IconButton label="Put first" icon={<PinIcon />} />
        <IconButton label="Good" icon={<LikeIcon />} />
      </>
    ),
  },
};
export const Long: Story = { args: { ...WithActions.args, translation: words.insurance } };
export const RightToLeft: Story = { args: { ...WithActions.args, translation: words.maktaba } };
