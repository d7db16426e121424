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
  WordExample,
  WordImage,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { styled } from 'styled-components';
import { images, words } from '../../../../packages/ui/src/story/sample.ts';
import { Frame, looks } from './frame.tsx';

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

/** The page of a word, with the markup and the classes of page.css. */
function Word() {
  const text = useIntl().locale === 'ru' ? russian : english;
  return (
    <Frame current="words">
      <article className="word-page">
        <header className="word-head">
          <div className="word-place">
            <Language>{text.language}</Language>
          </div>
          <Headword as="h1" size="large" word={words.mariposa} />
          <p className="word-translations">
            {text.translations.map(({ text: translation }) => translation).join(', ')}
          </p>
          <div className="word-actions">
            <SoundButton word={words.mariposa.text} onPlay={fn()} />
            <SpeechPart>{text.noun}</SpeechPart>
          </div>
        </header>
        <figure className="word-figure">
          <WordImage
            className="word-picture"
            src={images.butterfly}
            alt={text.image}
            word={words.mariposa}
          />
        </figure>
        <Body>
          <WordExample text="La mariposa vuela de flor en flor." lang="es" />
          <KnowingMark word={words.mariposa.text} knowing={2} onChange={fn()} look="label" />
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
      </article>
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

const Language = styled.p`
  color: ${color.textMuted};
`;

const SpeechPart = styled.p`
  color: ${color.textMuted};
  font-style: italic;
`;

const Body = styled.div`
  display: grid;
  gap: ${space.s8};
  align-content: start;
`;
