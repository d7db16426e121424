import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { images, words } from '../story/sample.ts';
import { ListIcon, SearchIcon } from '../theme/icon.ts';
import { WordImage } from '../word/word-image.tsx';
import { TranslationLine } from '../word/written-word.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ComboboxOption } from './combobox-popup.tsx';

const plain: ComboboxOption[] = [
  { id: '1', ...words.apple },
  { id: '2', ...words.apfel },
  { id: '3', ...words.tapuach },
];

const rich: ComboboxOption[] = [
  {
    id: '1',
    ...words.pera,
    image: <WordImage src={images.grapes} alt="" />,
    description: <TranslationLine translations={[words.pear, words.grusha]} />,
  },
  {
    id: '2',
    ...words.insurance,
    image: <WordImage src={undefined} alt="" word={words.insurance} />,
    description: <TranslationLine translations={[words.legalInsurers]} />,
  },
  { id: '3', text: 'Fruit', image: <ListIcon />, description: 'List · Spanish' },
];

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Word',
    value: 'ap',
    options: plain,
    onInputChange: fn(),
    onChoose: fn(),
  },
  parameters: {
    guide: {
      use: 'Text with suggestions: a search, a word that may exist already. Any text is allowed. If only known values count and they fit on a screen, use `Select`.',
      variants: {
        state: {
          idle: 'The suggestions fit the text.',
          loading: 'New ones are on their way; the previous ones stay.',
          failed: 'They could not be loaded; the text can still be sent.',
        },
      },
      dos: ['Tell in `emptyText` what to do next: “No such word in German yet. You can add it.”'],
      anatomy: {
        Label: 'Above the field.',
        Field: 'With an optional `icon` at its start.',
        Suggestions: 'A text with its picture and description.',
        'Hint, error': 'Below the field.',
      },
      keys: {
        'Arrow down': 'Moves to the next suggestion, and opens closed ones',
        'Arrow up': 'Moves to the previous suggestion',
        Enter: 'Chooses the suggestion',
        Escape: 'Closes the suggestions and keeps the text',
      },
    } satisfies Guide<typeof Combobox>,
    layout: 'padded',
  },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the text, like a form. */
function Written(args: ComboboxProps<ComboboxOption>) {
  const [value, setValue] = useState(args.value);
  return (
    <div style={{ minHeight: '22rem' }}>
      <Combobox
        {...args}
        value={value}
        onInputChange={(text) => {
          setValue(text);
          args.onInputChange(text);
        }}
        onChoose={(option) => {
          setValue(option.text);
          args.onChoose(option);
        }}
      />
    </div>
  );
}

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};

export const Closed: Story = {};
export const Empty: Story = { args: { value: '', hint: 'Any text is allowed.' } };
export const WithError: Story = { args: { error: 'There is such a word already.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = {
  play: open,
};
export const WithPictures: Story = {
  args: { options: rich, icon: <SearchIcon />, label: 'Search' },
  play: open,
};
export const Loading: Story = { args: { options: [], state: 'loading' }, play: open };
export const NothingFound: Story = { args: { options: [] }, play: open };
export const NothingFoundInOwnWords: Story = {
  args: { options: [], emptyText: 'No such word in German yet. You can add it.' },
  play: open,
};
export const Failed: Story = { args: { options: [], state: 'failed' }, play: open };
