import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { CloseIcon, HelpIcon, MutedIcon, SoundIcon, UndoIcon } from '../theme/icon.ts';
import { color, size, space } from '../theme/token.ts';
import type { Shortcut, ShortcutHelpProps } from './shortcut-help.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** Few ask for it, and the first question should not wait for it. Without it, one still plays. */
const ShortcutHelp = lazy<ComponentType<ShortcutHelpProps>>(() =>
  import('./shortcut-help.tsx').then(
    ({ ShortcutHelp }) => ({ default: ShortcutHelp }),
    () => ({ default: Nothing }),
  ),
);
const Nothing: ComponentType<ShortcutHelpProps> = () => null;

export interface QuizFrameProps extends ComponentProps<'section'> {
  /** What is being learnt; the name of the region. */
  title: string;
  answered: number;
  total: number;
  isMuted: boolean;
  onMutedChange: (isMuted: boolean) => void;
  /** Speaks the word again. */
  onPlay?: (() => void) | undefined;
  /** Absent while there is nothing to take back. */
  onUndo?: (() => void) | undefined;
  onLeave: () => void;
  /** The keys of this kind of quiz; the frame adds its own. */
  shortcuts: readonly Shortcut[];
}

/** The room in which every kind of quiz is played. */
export function QuizFrame({
  title,
  answered,
  total,
  isMuted,
  onMutedChange,
  onPlay,
  onUndo,
  onLeave,
  shortcuts,
  children,
  ...native
}: QuizFrameProps) {
  const { formatMessage } = useIntl();
  const [isHelping, setIsHelping] = useState(false);
  useShortcuts({ p: onPlay, z: onUndo, '?': () => setIsHelping(true), escape: onLeave });
  return (
    <Frame aria-label={title} {...native}>
      <Bar>
        <IconButton label={formatMessage(messages.leave)} icon={<CloseIcon />} onClick={onLeave} />
        <ProgressBar label={formatMessage(messages.progress)} value={answered} max={total} />
        <Counter>{formatMessage(messages.counter, { answered, total })}</Counter>
        <Tools>
          <IconButton
            label={formatMessage(isMuted ? messages.soundOn : messages.soundOff)}
            icon={isMuted ? <MutedIcon /> : <SoundIcon />}
            onClick={() => onMutedChange(!isMuted)}
          />
          <IconButton
            label={formatMessage(messages.undo)}
            icon={<UndoIcon />}
            aria-disabled={onUndo === undefined}
            onClick={onUndo}
          />
          <HelpButton
            label={formatMessage(messages.help)}
            icon={<HelpIcon />}
            onClick={() => setIsHelping(true)}
          />
        </Tools>
      </Bar>
      {children}
      {isHelping && (
        <Suspense>
          <ShortcutHelp
            isOpen
            onClose={() => setIsHelping(false)}
            shortcuts={[
              ...shortcuts,
              { keys: ['P'], does: formatMessage(messages.play) },
              { keys: ['Z'], does: formatMessage(messages.undo) },
              { keys: ['Esc'], does: formatMessage(messages.leave) },
            ]}
          />
        </Suspense>
      )}
    </Frame>
  );
}

const messages = defineMessages<{
  leave: NoMessageValues;
  progress: NoMessageValues;
  counter: { answered: number; total: number };
  soundOn: NoMessageValues;
  soundOff: NoMessageValues;
  play: NoMessageValues;
  undo: NoMessageValues;
  help: NoMessageValues;
}>({
  leave: { id: 'ui.quizFrame.leave', defaultMessage: 'Leave; you can go on later' },
  progress: { id: 'ui.quizFrame.progress', defaultMessage: 'Answered' },
  counter: { id: 'ui.quizFrame.counter', defaultMessage: '{answered} / {total}' },
  soundOn: { id: 'ui.quizFrame.soundOn', defaultMessage: 'Turn the sound on' },
  soundOff: { id: 'ui.quizFrame.soundOff', defaultMessage: 'Turn the sound off' },
  play: { id: 'ui.quizFrame.play', defaultMessage: 'Hear the word again' },
  undo: { id: 'ui.quizFrame.undo', defaultMessage: 'Take back the last answer' },
  help: { id: 'ui.quizFrame.help', defaultMessage: 'Keys' },
});

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 48rem;
  min-height: 100dvh;
  margin-inline: auto;
  padding: ${space.s2} ${space.s4} 0;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  margin-inline: calc(-1 * ${space.s2});
`;

const Counter = styled.p`
  flex: none;
  margin-inline-start: ${space.s2};
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-variant-numeric: tabular-nums;
`;

const Tools = styled.div`
  display: flex;
  flex: none;

  @media (max-width: 26rem) {
    button {
      width: 2.25rem;
    }
  }
`;

const HelpButton = styled(IconButton)`
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;
