import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../action/button.tsx';
import type { Guide } from '../guide/guide.ts';
import { SoundIcon } from '../theme/icon.ts';
import { SoundRecorder } from './sound-recorder.tsx';

const meta = {
  title: 'Contributions/SoundRecorder',
  component: SoundRecorder,
  parameters: {
    guide: {
      use: 'A speaker adds the pronunciation of a word, from the microphone or from a file.',
      variants: {
        state: {
          ready: 'Before and after a recording.',
          starting: 'The browser is asking for the microphone. Nothing else needs to be pressed.',
          recording: 'The level moves and the seconds run; the same button stops.',
        },
      },
      dos: ['Let the learner listen to it before it is sent: a `SoundButton` as `children`.'],
      anatomy: {
        Sound: 'What was recorded last, to listen to.',
        Button: 'Starts and stops.',
        Level: 'How loud the microphone is, with the seconds.',
        Hint: 'How to record well, and the longest duration.',
      },
      keys: { 'Enter or Space': 'Starts or stops the recording' },
    } satisfies Guide<typeof SoundRecorder>,
  },
  args: {
    label: 'A recording of “manzana”',
    hint: 'Say only the word, in a quiet room. At most 10 seconds.',
    state: 'ready',
    level: 0,
    seconds: 0,
    maxSeconds: 10,
    onStart: fn(),
    onStop: fn(),
    accept: '.wav,.mp3,.ogg,.webm',
    onChoose: fn(),
  },
} satisfies Meta<typeof SoundRecorder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Starting: Story = { args: { state: 'starting' } };
export const Recording: Story = { args: { state: 'recording', level: 0.6, seconds: 2.4 } };
export const TooLoud: Story = { args: { state: 'recording', level: 1, seconds: 1 } };
export const Recorded: Story = {
  args: {
    children: (
      <Button onClick={fn()}>
        <SoundIcon />
        Listen
      </Button>
    ),
  },
};
export const MicrophoneRefused: Story = {
  args: { error: 'The browser may not use the microphone. Allow it in the settings of this page.' },
};

export const StartsAndStops: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Record' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
    const file = new File(['sound'], 'word.wav', { type: 'audio/wav' });
    await userEvent.upload(canvas.getByLabelText('Choose a file'), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const ShowsTheLevel: Story = {
  ...Recording,
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Microphone level' })).toHaveValue(0.6);
    await expect(canvas.getByText('Recording. Say the word now.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
