import { defineMessages } from '@wordhoard/i18n/messages';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../../action/icon-button.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { Note } from '../../layout/stack.tsx';
import { CloseIcon, HelpIcon, MutedIcon, RunIcon, SoundIcon, UndoIcon } from '../../theme/icon.ts';
import { color, motion, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import type { QuizKind, ShortcutHelpProps } from './shortcut-help.tsx';
import type { TimeLeftProps } from './time-left.tsx';

/** Loads after the first question is shown. If loading fails, the quiz works without it. */
const lazyOptional = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
const ShortcutHelp = lazyOptional<ShortcutHelpProps>(
  async () => (await import('./shortcut-help.tsx')).ShortcutHelp,
);
const TimeLeft = lazyOptional<TimeLeftProps>(
  async () => (await import('./time-left.tsx')).TimeLeft,
);
const DoublePressGuard = lazyOptional<object>(
  async () => (await import('./double-press-guard.ts')).DoublePressGuard,
);

export interface QuizFrameProps extends ComponentProps<'section'> {
  /** The accessible name of the region, such as the name of the list. */
  title: string;
  answered: number;
  total: number;
  /** The progress of a round that repeats missed words. */
  again?: { answered: number; total: number } | undefined;
  /** The progress in words; by default the two numbers. */
  counter?: string | undefined;
  isMuted: boolean;
  onMutedChange: (isMuted: boolean) => void;
  /** Plays the sound of the word. */
  onPlay?: (() => void) | undefined;
  /** Absent while there is nothing to undo. */
  onUndo?: (() => void) | undefined;
  onLeave: () => void;
  /** Selects the keys that the help dialog explains. */
  kind: QuizKind;
  /** The current number of right answers in a row; shown from two upwards. */
  streak?: number | undefined;
  /** Shown instead of the progress in a session with a time limit. */
  timeLeft?: TimeLeftProps | undefined;
  /** Shown below the bar. */
  status?: ReactNode;
}

/** The frame around the board of every quiz kind. */
export function QuizFrame({
  title,
  answered,
  total,
  again,
  counter,
  isMuted,
  onMutedChange,
  onPlay,
  onUndo,
  onLeave,
  kind,
  streak,
  timeLeft,
  status,
  children,
  ...native
}: QuizFrameProps) {
  const { formatMessage } = useIntl();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useShortcuts({ p: onPlay, z: onUndo, '?': () => setIsHelpOpen(true), escape: onLeave });
  return (
    <Frame aria-label={title} {...native}>
      <Bar>
        <IconButton label={formatMessage(messages.leave)} icon={<CloseIcon />} onClick={onLeave} />
        <Progress {...{ answered, total, again, counter, streak, timeLeft }} />
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
            onClick={() => setIsHelpOpen(true)}
          />
        </Tools>
      </Bar>
      {status}
      {children}
      <Suspense>
        <DoublePressGuard />
        {isHelpOpen && <ShortcutHelp kind={kind} onClose={() => setIsHelpOpen(false)} />}
      </Suspense>
    </Frame>
  );
}

/** How far the session is, or how much time is left, and the streak. */
function Progress({
  answered,
  total,
  again,
  counter,
  streak = 0,
  timeLeft,
}: Pick<QuizFrameProps, 'answered' | 'total' | 'again' | 'counter' | 'streak' | 'timeLeft'>) {
  const { formatMessage } = useIntl();
  const count = counter ?? formatMessage(messages.counter, { answered, total });
  return (
    <>
      {timeLeft ? (
        <Suspense fallback={<Space />}>
          <TimeLeft {...timeLeft} />
        </Suspense>
      ) : (
        <ProgressBar label={formatMessage(messages.progress)} value={answered} max={total} />
      )}
      {streak > 1 && (
        <Streak key={streak}>
          <RunIcon aria-hidden="true" />
          <span aria-hidden="true">{streak}</span>
          <VisuallyHidden>{formatMessage(messages.streak, { count: streak })}</VisuallyHidden>
        </Streak>
      )}
      {!timeLeft && <Counter>{again ? formatMessage(messages.again, again) : count}</Counter>}
    </>
  );
}

const messages = defineMessages({
  leave: { id: 'ui.quizFrame.leave', defaultMessage: 'Leave for now' },
  progress: { id: 'ui.quizFrame.progress', defaultMessage: 'Answered' },
  counter: { id: 'ui.quizFrame.counter', defaultMessage: '{answered} / {total}' },
  again: { id: 'ui.quizFrame.again', defaultMessage: 'Again: {answered} / {total}' },
  soundOn: { id: 'ui.quizFrame.soundOn', defaultMessage: 'Turn sound on' },
  soundOff: { id: 'ui.quizFrame.soundOff', defaultMessage: 'Turn sound off' },
  streak: {
    id: 'ui.quizFrame.streak',
    defaultMessage: '{count, plural, one {# right} other {# right}} in a row',
  },
  undo: { id: 'ui.quizFrame.undo', defaultMessage: 'Undo last answer' },
  help: { id: 'ui.quizFrame.help', defaultMessage: 'Keyboard shortcuts' },
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

const Space = styled.span`
  flex: 1;
`;

const pop = keyframes`
  from { scale: 1.4; }
`;

const Streak = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s1};
  margin-inline-start: ${space.s1};
  color: ${color.accent};
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  animation: ${pop} ${motion.calm};
`;

const Counter = styled(Note)`
  flex: none;
  margin-inline-start: ${space.s2};
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
