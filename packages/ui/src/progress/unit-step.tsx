import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { KnownIcon } from '../theme/icon.ts';
import { color, family, radius, size, space } from '../theme/token.ts';

interface UnitStepProps extends ComponentProps<'li'> {
  /** Its place in the course, from 1. */
  number: number;
  /** What the learner will be able to do. */
  name: string;
  href: string;
  wordCount: number;
  learnedCount: number;
  /** Whether the next lesson is from this unit. */
  isCurrent?: boolean;
  /** The buttons of the current unit, the primary one first. */
  actions?: ReactNode;
}

/** A step on the path through a course: a unit that is done, current or still to come. In an `ol` without other content. */
export function UnitStep({
  number,
  name,
  href,
  wordCount,
  learnedCount,
  isCurrent = false,
  actions,
  ...native
}: UnitStepProps) {
  const { formatMessage } = useIntl();
  const isDone = learnedCount >= wordCount;
  const counts = { learned: learnedCount, count: wordCount };
  const progress = isDone
    ? formatMessage(messages.done, counts)
    : formatMessage(learnedCount > 0 ? messages.progress : messages.words, counts);
  const state = isCurrent ? 'current' : 'open';
  return (
    <Step
      {...native}
      aria-current={isCurrent ? 'step' : undefined}
      data-state={isDone ? 'done' : state}
    >
      <Place aria-hidden="true">{isDone ? <KnownIcon /> : number}</Place>
      <div>
        <a href={href}>{name}</a>
        <p>{progress}</p>
        {learnedCount > 0 && !isDone && (
          <ProgressBar label={progress} value={learnedCount} max={wordCount} />
        )}
        {actions && <Actions>{actions}</Actions>}
      </div>
    </Step>
  );
}

const messages = defineMessages({
  words: {
    id: 'ui.unitStep.words',
    defaultMessage: '{count, plural, one {# word} other {# words}}',
  },
  progress: {
    id: 'ui.unitStep.progress',
    defaultMessage: '{learned, number} of {count, plural, one {# word} other {# words}}',
  },
  done: {
    id: 'ui.unitStep.done',
    defaultMessage: 'Completed: {count, plural, one {# word} other {# words}}',
  },
});

/* The line of the path runs behind the numbers. */
const Step = styled.li`
  --ring: ${color.edge};
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s4};
  padding-block: ${space.s3};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(${space.s3} + 2.5rem) calc(-1 * ${space.s3});
    inset-inline-start: calc(1.25rem - 1px);
    border-inline-start: 2px solid var(--ring);
  }

  &[data-state='done'] {
    --ring: ${color.known};
  }

  > div {
    display: grid;
    gap: ${space.s1};
    align-content: start;
    min-height: 2.5rem;
  }

  > div > a {
    justify-self: start;
    color: ${color.text};
    font: 600 ${size.lead} / 1.3 ${family.word};
    text-decoration: none;
  }
  > div > a:hover {
    text-decoration: underline;
  }

  > div > p {
    color: ${color.textMuted};
    font-size: ${size.caption};
  }
`;

const Place = styled.span`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border: 2px solid var(--ring);
  border-radius: ${radius.full};
  background: ${color.canvas};
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [data-state='done'] > & {
    background: ${color.knownSoft};
    color: ${color.known};
  }
  [data-state='current'] > & {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-block-start: ${space.s2};
`;
