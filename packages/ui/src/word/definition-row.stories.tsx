import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { wordKeys } from '../guide/keys.ts';
import { atWidth } from '../story/decorators.tsx';
import { words } from '../story/sample.ts';
import { DefinitionRow } from './definition-row.tsx';

const meta = {
  title: 'Words/DefinitionRow',
  component: DefinitionRow,
  parameters: {
    guide: {
      use: 'A definition on a page of words: the words that it explains come first, as in a dictionary. A word with translations is a `WordRow`.',
      keys: wordKeys,
    } satisfies Guide<typeof DefinitionRow>,
  },
  args: {
    definition: { text: 'a round fruit that grows on trees', lang: 'en', href: '#definition' },
    words: [{ ...words.apple, href: '#apple' }],
    knowing: 3,
    onKnowingChange: fn(),
  },
} satisfies Meta<typeof DefinitionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneWord: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'apple' })).toHaveAttribute('href', '#apple');
    await expect(canvas.getByRole('link', { name: /round fruit/ })).toHaveAttribute(
      'href',
      '#definition',
    );
  },
};

export const Synonyms: Story = {
  args: {
    definition: {
      text: 'máquina con ruedas y motor que sirve para llevar personas por carretera',
      lang: 'es',
      href: '#definicion',
    },
    words: [words.coche, words.carro].map((word) => ({ ...word, href: `#${word.text}` })),
    knowing: 2,
    memory: { strength: 2, nextReview: 'Next review tomorrow' },
  },
};

export const WithoutWords: Story = { args: { words: [] } };

export const RightToLeft: Story = {
  args: {
    definition: { text: 'مكان تُحفظ فيه الكتب ويقرؤها الناس', lang: 'ar', href: '#tarif' },
    words: [{ ...words.maktaba, href: '#maktaba' }],
  },
};

/** A definition has up to 300 characters. */
export const Narrow: Story = {
  args: {
    definition: {
      text: 'large and complicated reddish-brown glandular organ located in the upper right portion of the abdominal cavity; secretes bile and functions in metabolism of protein and carbohydrate and fat; synthesizes substances involved in the clotting of the blood; synthesizes vitamin A; detoxifies',
      lang: 'en',
      href: '#liver',
    },
    words: [{ text: 'liver', lang: 'en', href: '#liver-word' }],
  },
  decorators: [atWidth('20rem')],
};
