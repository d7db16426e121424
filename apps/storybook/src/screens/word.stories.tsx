import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  color,
  Headword,
  IconButton,
  KnowingMark,
  PinIcon,
  SoundButton,
  space,
  TranslationGroup,
  TranslationRow,
  WordImage,
  wideScreen,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { styled } from 'styled-components';
import { images, words } from '../../../../packages/ui/src/story/sample.ts';
import { Frame } from './frame.tsx';
import { looks } from './looks.ts';

const meta = {
  title: 'Screens/Word',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <Word />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = looks.phone;
export const PhoneDarkRussian: Story = looks.phoneDarkRussian;
export const Desktop: Story = looks.desktop;
export const DesktopDarkRussian: Story = looks.desktopDarkRussian;

/** The page of a word with its image and translations. */
function Word() {
  const text = useIntl().locale === 'ru' ? russian : english;
  return (
    <Frame current="words">
      <Entry>
        <Head>
          <Language>{text.language}</Language>
          <Headword as="h1" size="large" {...words.mariposa} />
          <Actions>
            <SoundButton word={words.mariposa.text} onPlay={fn()} />
            <KnowingMark word={words.mariposa.text} knowing={2} onChange={fn()} look="label" />
          </Actions>
        </Head>
        <Square src={images.butterfly} alt={text.image} word={words.mariposa.text} />
        <Body>
          <TranslationGroup partOfSpeech={text.noun}>
            {text.translations.map((translation) => (
              <TranslationRow
                key={translation.text}
                translation={translation}
                href={`#${translation.text}`}
                actions={<IconButton label={text.pin} icon={<PinIcon />} />}
              />
            ))}
          </TranslationGroup>
        </Body>
      </Entry>
    </Frame>
  );
}

const english = {
  language: 'Spanish',
  image: 'a butterfly',
  noun: 'noun',
  pin: 'Put first',
  translations: [
    { text: 'butterfly', lang: 'en' },
    { text: 'wing nut', lang: 'en' },
  ],
};

const russian = {
  language: 'Испанский',
  image: 'бабочка',
  noun: 'существительное',
  pin: 'Поставить первым',
  translations: [words.babochka, { text: 'барашковая гайка', lang: 'ru' }],
};

const Entry = styled.article`
  display: grid;
  gap: ${space.s8};

  @media ${wideScreen} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    column-gap: ${space.s12};
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${space.s3};
  align-content: end;
`;

const Language = styled.p`
  color: ${color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
`;

const Square = styled(WordImage)`
  max-width: 18rem;
`;

const Body = styled.div`
  @media ${wideScreen} {
    grid-column: 1 / -1;
  }
`;
