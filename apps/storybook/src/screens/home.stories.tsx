import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ButtonLink,
  CardGrid,
  CardStack,
  color,
  family,
  KnowingBar,
  ListCard,
  NextIcon,
  size,
  space,
  WordCard,
  wideScreen,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { styled } from 'styled-components';
import { images, words } from '../../../../packages/ui/src/story/sample.ts';
import { Frame, looks } from './frame.tsx';

const meta = {
  title: 'Screens/Home',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <Home />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = looks.phone;
export const PhoneDarkRussian: Story = looks.phoneDarkRussian;
export const Desktop: Story = looks.desktop;
export const DesktopDarkRussian: Story = looks.desktopDarkRussian;

/** The hero, the word of the day and the first lists. */
function Home() {
  const isRussian = useIntl().locale === 'ru';
  const text = isRussian ? russian : english;
  return (
    <Frame current="today">
      <Page>
        <Hero>
          <Title>{text.title}</Title>
          <Lead>{text.lead}</Lead>
          <ButtonLink variant="primary" icon={<NextIcon />} href="#lists">
            {text.start}
          </ButtonLink>
        </Hero>
        <DayCard>
          <WordCard
            word={words.manzana}
            translations={[isRussian ? words.yabloko : words.apple]}
            image={images.apple}
            href="#manzana"
            knowing={2}
            onKnowingChange={fn()}
            headingAs="h2"
          />
        </DayCard>
      </Page>
      <CardGrid columns="wide">
        {text.lists.map((name, index) => (
          <ListCard
            key={name}
            name={name}
            href={`#${name}`}
            languageName={text.spanish}
            wordCount={15 + index}
            images={covers[index] ?? []}
            words={[words.coche, words.uva, words.limon, words.fresa]}
            progress={<KnowingBar known={4 * index} learning={3} total={15 + index} />}
            headingAs="h2"
          />
        ))}
      </CardGrid>
    </Frame>
  );
}

const { apple, avocado, bread, butterfly, cheese, grapes, lemon } = images;
const { pear, squirrel, strawberry, sunflower } = images;
const covers = [
  [apple, pear, grapes, lemon],
  [bread, cheese, avocado, strawberry],
  [butterfly, sunflower, squirrel, grapes],
  [],
];

const english = {
  title: 'A hoard of words, yours to keep',
  lead: 'Learn the words of a language with pictures, translations and sound.',
  start: 'Start learning',
  spanish: 'Spanish',
  lists: ['Fruit and nuts', 'Breakfast', 'In the garden', 'A day out'],
};

const russian = {
  title: 'Клад слов, ваш навсегда',
  lead: 'Учите слова языка с картинками, переводами и звуком.',
  start: 'Начать учиться',
  spanish: 'испанский',
  lists: ['Фрукты и орехи', 'Завтрак', 'В саду', 'За городом'],
};

const Page = styled.div`
  display: grid;
  gap: ${space.s12};
  margin-block-end: ${space.s12};

  @media ${wideScreen} {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
`;

const Hero = styled.section`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${space.s5};
`;

const Title = styled.h1`
  font: 600 ${size.wordLarge} / 1.05 ${family.word};
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${size.lead};
`;

const DayCard = styled(CardStack)`
  place-self: center;
  width: min(17rem, 90%);

  > div {
    padding: ${space.s5};
  }
`;
