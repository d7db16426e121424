import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../guide/guide.ts';
import { WordExample } from './word-example.tsx';

const meta = {
  title: 'Words/WordExample',
  component: WordExample,
  parameters: {
    guide: {
      use: 'One sentence that shows how a word is used, on its page, on a card and with a verdict.',
      dos: [
        'Pass the inflected form as `word`, so that it is highlighted.',
        'Choose a sentence that a beginner can read.',
      ],
    } satisfies Guide<typeof WordExample>,
  },
  args: { text: 'Como una manzana cada mañana.', lang: 'es' },
} satisfies Meta<typeof WordExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spanish: Story = {};
export const Russian: Story = { args: { text: 'Каждое утро я ем яблоко.', lang: 'ru' } };
export const German: Story = { args: { text: 'Jeden Morgen esse ich einen Apfel.', lang: 'de' } };
export const Highlighted: Story = { args: { word: 'manzana' } };
export const Translated: Story = {
  args: { word: 'manzana', translation: { text: 'I eat an apple every morning.', lang: 'en' } },
};
export const RightToLeft: Story = { args: { text: 'אני אוכל תפוח כל בוקר.', lang: 'he' } };
export const Long: Story = {
  args: {
    text: 'Every morning, before anybody else in the house is awake, she eats an apple in the garden and listens to the birds until the bell of the old church rings seven.',
    lang: 'en',
  },
};
