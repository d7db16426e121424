import type { QuizSource } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import {
  Button,
  ButtonRow,
  color,
  family,
  Note,
  QuizIcon,
  radius,
  size,
  space,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { useLocation, useSearch } from 'wouter';
import { useStartReview } from '../../features/quiz/session/use-start-review.ts';
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

export function TodayPanel({ title, text, actions, note }: TodayPanelProps) {
  return (
    <Panel>
      <div>
        <Heading>{title}</Heading>
        <Text>{text}</Text>
      </div>
      <div>
        <ButtonRow>{actions}</ButtonRow>
        {note && <Text as={Note}>{note}</Text>}
      </div>
    </Panel>
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

const Panel = styled.section`
  display: grid;
  align-content: space-between;
  gap: ${space.s6};
  min-width: 0;
  padding: ${space.s6};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
`;

const Heading = styled.h2`
  font: 600 ${size.headline} / 1.15 ${family.word};
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

const Text = styled.p`
  max-width: 34rem;
  margin-block-start: ${space.s2};
  text-wrap: pretty;
  color: ${color.textMuted};
`;
