import type { Meta, StoryObj } from '@storybook/react-vite';
import { MultipleChoiceBoard, QuizFrame, SoundButton } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { words } from '../../../../packages/ui/src/story/sample.ts';
import { looks } from './frame.tsx';

const meta = {
  title: 'Screens/Quiz',
  component: Quiz,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { chosen: undefined },
} satisfies Meta<typeof Quiz>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = looks.phone;
export const PhoneRight: Story = { ...looks.phone, args: { chosen: 'apple' } };
export const PhoneDarkRussian: Story = { ...looks.phoneDarkRussian, args: { chosen: 'pear' } };
export const Desktop: Story = { ...looks.desktop, args: { chosen: 'pear' } };
export const DesktopDarkRussian: Story = looks.desktopDarkRussian;

/** A question of a quiz. */
function Quiz({ chosen }: { chosen: string | undefined }) {
  const text = useIntl().locale === 'ru' ? russian : english;
  return (
    <main>
      <QuizFrame
        title={text.title}
        answered={4}
        total={10}
        isMuted={false}
        onMutedChange={fn()}
        onUndo={fn()}
        onLeave={fn()}
        kind="multiple-choice"
      >
        <MultipleChoiceBoard
          prompt={{ kind: 'word', word: words.manzana }}
          options={text.options.map((word, index) => ({
            id: ['pear', 'apple', 'bread', 'butterfly'][index] ?? word.text,
            content: { kind: 'word', word },
          }))}
          correct="apple"
          chosen={chosen}
          onChoose={fn()}
          onPass={fn()}
          onNext={fn()}
          promptAction={<SoundButton word={words.manzana.text} onPlay={fn()} />}
        />
      </QuizFrame>
    </main>
  );
}

const english = {
  title: 'Fruit',
  options: [words.pear, words.apple, words.bread, { text: 'butterfly', lang: 'en' }],
};

const russian = {
  title: 'Фрукты',
  options: [words.grusha, words.yabloko, words.hleb, words.babochka],
};
