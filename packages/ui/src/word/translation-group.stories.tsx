import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../action/icon-button.tsx';
import type { Guide } from '../guide/guide.ts';
import { words } from '../story/sample.ts';
import { LikeIcon, PinIcon } from '../theme/icon.ts';
import { TranslationGroup, TranslationRow } from './translation-group.tsx';

const actions = (
  <>
    <IconButton label="Pin" icon={<PinIcon />} aria-pressed={false} />
    <IconButton label="A good translation" icon={<LikeIcon />} aria-pressed={false} />
  </>
);

const meta = {
  title: 'Words/TranslationGroup',
  component: TranslationGroup,
  parameters: {
    guide: {
      use: 'On the page of a word: its translations by part of speech, as `TranslationRow`s. If there is only one part of speech, it is named all the same.',
    } satisfies Guide<typeof TranslationGroup>,
  },
  args: {
    partOfSpeech: 'noun',
    children: [
      <TranslationRow key="1" translation={words.yabloko} href="#yabloko" actions={actions} />,
      <TranslationRow
        key="2"
        translation={words.apfel}
        href="#apfel"
        note="Waiting for approval"
        actions={actions}
      />,
      <TranslationRow key="3" translation={words.tapuach} href="#tapuach" actions={actions} />,
    ],
  },
} satisfies Meta<typeof TranslationGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { children: <TranslationRow translation={words.yabloko} /> } };
export const Long: Story = {
  args: {
    children: <TranslationRow translation={words.insurance} href="#insurance" actions={actions} />,
  },
};
