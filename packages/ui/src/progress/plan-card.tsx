import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Seal } from '../feedback/seal.tsx';
import { Note, Row } from '../layout/stack.tsx';
import { color, family, radius, size, space } from '../theme/token.ts';

interface PlanCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: ReactNode;
  headingAs?: 'h2' | 'h3';
  /** How far the learner is, such as “12 of 42 learned”. */
  progress: string;
  learned: number;
  total: number;
  /** What is left today, and when the plan ends. */
  status: ReactNode;
  /** Nothing is left today. */
  isDone?: boolean | undefined;
  /** Nothing is left at all. */
  isFinished?: boolean | undefined;
  /** The main button first. */
  actions: ReactNode;
}

/** A plan to learn words little by little. */
export function PlanCard({
  title,
  headingAs = 'h3',
  progress,
  learned,
  total,
  status,
  isDone = false,
  isFinished = false,
  actions,
  ...native
}: PlanCardProps) {
  return (
    <Card data-finished={isFinished || undefined} {...native}>
      <Head>
        <Title as={headingAs} dir="auto">
          {title}
        </Title>
        <Count>{progress}</Count>
      </Head>
      <ProgressBar label={progress} value={learned} max={total} />
      <Row $gap="s3" $justify="space-between">
        <Status>
          {(isDone || isFinished) && <SmallSeal />}
          <span>{status}</span>
        </Status>
        <Actions>{actions}</Actions>
      </Row>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${space.s3};
  min-width: 0;
  padding: ${space.s4} ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  container-type: inline-size;

  &[data-finished] {
    border-color: ${color.known};
    background: ${color.knownSoft};

    progress::-webkit-progress-value {
      background: ${color.known};
    }

    progress::-moz-progress-bar {
      background: ${color.known};
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s4};
`;

const Title = styled.h3`
  min-width: 0;
  font: 600 ${size.lead} / 1.3 ${family.word};
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }

  @media (hover: hover) {
    a:hover {
      color: ${color.accent};
    }
  }
`;

const Count = styled(Note)`
  font-variant-numeric: tabular-nums;
`;

const Status = styled.p`
  display: flex;
  flex: 1 1 12rem;
  align-items: center;
  gap: ${space.s2};
  min-width: 0;
`;

const SmallSeal = styled(Seal)`
  font-size: 0.75rem;
`;

const Actions = styled(Row)`
  /* On phones, buttons fill their rows. */
  @container (max-width: 24rem) {
    width: 100%;

    > * {
      flex: 1 0 auto;
    }
  }
`;
