import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconButton } from '../action/icon-button.tsx';
import { SearchField } from '../form/text-field.tsx';
import type { Guide } from '../guide/guide.ts';
import { linkKeys } from '../guide/keys.ts';
import { images, words } from '../story/sample.ts';
import {
  ListIcon,
  QuizIcon,
  TableIcon,
  TagIcon,
  TodayIcon,
  UserIcon,
  WordIcon,
} from '../theme/icon.ts';
import { WordCard } from '../word/word-card.tsx';
import { CardGrid } from './card-grid.tsx';
import { PageHeader } from './page-header.tsx';
import { Shell } from './shell.tsx';

const grid = [
  [words.manzana, words.apple, images.apple, 3],
  [words.pera, words.pear, images.pear, 2],
  [words.limon, words.limonRussian, images.lemon, 1],
  [words.fresa, words.klubnika, images.strawberry, 3],
  [words.uva, words.vinograd, images.grapes, 3],
  [words.mariposa, words.babochka, images.butterfly, 2],
] as const;

const meta = {
  title: 'Layout/Shell',
  component: Shell,
  parameters: {
    guide: {
      use: 'Once, around every page except a quiz, which has its own `QuizFrame`.',
      dos: ['Name three to five `destinations`, in one word each.'],
      donts: ['Put actions among the destinations.'],
      anatomy: {
        'Skip link': 'The first stop of the Tab key, to the content.',
        Bar: 'The brand and the `header`: search and account.',
        Navigation: 'A bottom bar on phones, a side rail from 960 px.',
        Status: 'A `StatusLine` below the bar.',
        Content: 'The page, at most 68 rem wide.',
      },
      keys: {
        ...linkKeys,
        Tab: 'First to “Skip to content”, then through the bar, the navigation and the page',
      },
    } satisfies Guide<typeof Shell>,
    layout: 'fullscreen',
  },
  args: {
    homeHref: '#home',
    destinations: [
      { href: '#home', label: 'Today', icon: <TodayIcon />, isCurrent: true },
      {
        href: '#words',
        label: 'Words',
        icon: <WordIcon />,
        isCurrent: false,
        parts: [{ href: '#tags', label: 'Tags', icon: <TagIcon />, isCurrent: false }],
      },
      { href: '#lists', label: 'Lists', icon: <ListIcon />, isCurrent: false },
      { href: '#tables', label: 'Tables', icon: <TableIcon />, isCurrent: false },
      { href: '#quiz', label: 'Practise', icon: <QuizIcon />, isCurrent: false },
    ],
    header: (
      <>
        <SearchField label="Search words" />
        <IconButton label="Account" icon={<UserIcon />} />
      </>
    ),
    railFooter: 'Words are public, your learning is yours.',
    children: (
      <>
        <PageHeader
          title="Words to begin with"
          lead="Everyday words with pictures. Mark what you know, save what you want to learn."
        />
        <CardGrid>
          {grid.map(([word, translation, image, knowing]) => (
            <WordCard
              key={word.text}
              word={word}
              translations={[translation]}
              image={image}
              href={`#${word.text}`}
              knowing={knowing}
              onKnowingChange={fn()}
              headingAs="h2"
            />
          ))}
        </CardGrid>
      </>
    ),
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HomePage: Story = {};

export const LongNames: Story = {
  args: {
    destinations: [
      { href: '#home', label: 'Сегодня', icon: <TodayIcon />, isCurrent: false },
      { href: '#lists', label: 'Списки слов', icon: <ListIcon />, isCurrent: true },
      { href: '#tables', label: 'Таблицы', icon: <TableIcon />, isCurrent: false },
      { href: '#quiz', label: 'Тренировка', icon: <QuizIcon />, isCurrent: false },
      { href: '#me', label: 'Профиль', icon: <UserIcon />, isCurrent: false },
    ],
  },
};
