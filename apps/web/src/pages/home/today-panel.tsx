import type { QuizSource } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { Button, ButtonRow, Note, QuizIcon, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { useLocation, useSearch } from 'wouter';
import { useStartReview } from '../../features/quiz/session/use-start-review.ts';
import { useKeptOpening } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

interface TodayPanelProps {
  title: string;
  text: ReactNode;
  /** Buttons and links. */
  actions: ReactNode;
  /** A line below the actions. */
  note?: ReactNode;
}

/** A task of the day. The next visit shows its title and text before any script has run. */
export function TodayPanel({ title, text, actions, note }: TodayPanelProps) {
  useKeptOpening(title, text);
  return (
    <section className="today-panel">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div>
        <ButtonRow>{actions}</ButtonRow>
        {note && <PanelNote>{note}</PanelNote>}
      </div>
    </section>
  );
}

interface ReviewButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  /** Undefined if there are no words. */
  source: QuizSource | undefined;
  /** As many as a session has at most; the next session continues. */
  count: number;
}

/** Starts a review. The shortcut of the installed app opens Today with `?review`, which presses the main button. */
export function ReviewButton({ source, count, variant = 'primary', children }: ReviewButtonProps) {
  const { tranLangCode } = useAtomValue(settingsAtom);
  const { isStarting, start } = useStartReview();
  const wordCount = Math.min(count, limits.quizMaxWords);

  function startReview(): void {
    if (source === undefined) return;
    // Words of a visitor are in order: those that come first are asked.
    const first = source.kind === 'words' ? { ids: source.ids.slice(0, wordCount) } : {};
    start({ source: { ...source, ...first }, tranLangCode, wordCount });
  }

  const isAsked = useSearch() === 'review' && variant === 'primary' && source !== undefined;
  const [, navigate] = useLocation();
  const startAsAsked = useEffectEvent(() => {
    navigate(paths.home(), { replace: true });
    startReview();
  });
  useEffect(() => {
    if (isAsked) startAsAsked();
  }, [isAsked]);

  return (
    <Button
      variant={variant}
      icon={<QuizIcon />}
      disabled={isStarting || source === undefined}
      onClick={startReview}
    >
      {children}
    </Button>
  );
}

const PanelNote = styled(Note)`
  max-width: 34rem;
  margin-block-start: ${space.s2};
  text-wrap: pretty;
`;
