import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { images } from '../story/sample.ts';
import { PostPreview, type PostSegment } from './post-preview.tsx';

const text: PostSegment[] = [
  { kind: 'bold', text: 'el aguacate' },
  { kind: 'plain', text: ' – avocado\n' },
  { kind: 'bold', text: 'la fresa' },
  { kind: 'plain', text: ' – strawberry\n' },
  { kind: 'bold', text: 'la pera' },
  { kind: 'plain', text: ' – pear\n\nPractise all ten words: ' },
  { kind: 'link', text: 'example.org/lists/fruit' },
  { kind: 'plain', text: '\n' },
  { kind: 'hashtag', text: '#Spanish' },
  { kind: 'plain', text: ' ' },
  { kind: 'hashtag', text: '#fruit' },
];

const quiz = {
  label: 'Anonymous quiz',
  question: 'What does “la fresa” mean?',
  options: ['the cherry', 'the strawberry', 'the blackberry', 'the raspberry'],
  right: 1,
  explanation: 'La fresa is the strawberry; la frambuesa is the raspberry.',
};

const meta = {
  title: 'Campaigns/PostPreview',
  component: PostPreview,
  parameters: {
    guide: {
      use: 'Beside the form in which admins write a post, so that they see a cut-off text or a wrong line break before the readers do.',
      variants: {
        network: { telegram: 'A message in a channel.', mastodon: 'A post of an account.' },
      },
      anatomy: {
        Head: 'The name of the channel or account.',
        Text: 'With the bold words, links and hashtags of the network.',
        'Quiz, picture': 'If the post has them.',
        Length: 'In characters; red if it is too long for the network.',
      },
    } satisfies Guide<typeof PostPreview>,
  },
  args: {
    network: 'telegram',
    channel: 'Spanish every day',
    text,
    lang: 'en',
    time: '09:30',
    length: 128,
    maxLength: 4096,
  },
} satisfies Meta<typeof PostPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const mastodon = {
  network: 'mastodon',
  address: '@spanish@social.example.org',
  time: '12 March 2026, 09:30',
  maxLength: 500,
} as const;

export const Telegram: Story = {};
export const TelegramWithPicture: Story = {
  args: {
    picture: { src: images.avocado, alt: 'An avocado cut in half' },
    length: 180,
    maxLength: 1024,
  },
};
export const TelegramQuiz: Story = { args: { text: [], quiz, length: 27, maxLength: 300 } };
export const Mastodon: Story = { args: mastodon };
export const MastodonWithPicture: Story = {
  args: { ...mastodon, picture: { src: images.avocado, alt: 'An avocado cut in half' } },
};
export const MastodonQuiz: Story = {
  args: { ...mastodon, text: text.slice(-3), quiz: { ...quiz, label: 'Poll, 1 day' }, length: 27 },
};
export const Short: Story = {
  args: { text: [{ kind: 'plain', text: 'Hola!' }], length: 5 },
};
export const Arabic: Story = {
  args: {
    channel: 'كلمات كل يوم',
    lang: 'ar',
    text: [
      { kind: 'bold', text: 'مَكْتَبَة' },
      { kind: 'plain', text: ' – library\n' },
      { kind: 'hashtag', text: '#كلمات' },
    ],
  },
};
export const LongTexts: Story = {
  args: {
    ...mastodon,
    channel: 'Rechtsschutzversicherungsgesellschaften für Fortgeschrittene',
    address: '@rechtsschutzversicherungsgesellschaften@social.example.org',
    text: [
      { kind: 'bold', text: 'Rechtsschutzversicherungsgesellschaften' },
      { kind: 'plain', text: ' – страховые компании, предоставляющие правовую защиту\n' },
      {
        kind: 'link',
        text: `example.org/words/${'rechtsschutzversicherungsgesellschaften'.repeat(2)}`,
      },
    ],
  },
};

export const TooLong: Story = {
  tags: ['interaction'],
  args: { length: 1037, maxLength: 1024 },
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('figure', { name: 'The post on Telegram' });
    await expect(preview).toHaveTextContent('Too long by 13 characters');
    await expect(preview).toHaveTextContent('1,037 of 1,024 characters');
  },
};

export const QuizWithMarkedAnswer: Story = {
  tags: ['interaction'],
  args: { text: [], quiz, length: 27, maxLength: 300 },
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(options[0]).toBe('the cherry');
    await expect(options[1]).toBe('the strawberryright answer');
  },
};
