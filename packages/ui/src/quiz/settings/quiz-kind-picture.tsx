import type { ReactNode } from 'react';
import type { QuizKind } from '../frame/shortcut-help.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

export interface QuizKindPictureProps extends DrawingProps {
  kind: Exclude<QuizKind, 'teach'> | 'mixed';
}

/** A small drawing of how a kind of quiz is played. Decorative: its name stands beside it. */
export function QuizKindPicture({ kind, ...native }: QuizKindPictureProps) {
  return <Drawing {...native}>{drawings[kind]}</Drawing>;
}

const drawings = {
  cards: (
    <>
      <rect x="10" y="6" width="21" height="28" rx="4" transform="rotate(-10 20 20)" data-soft />
      <rect x="24" y="6" width="21" height="28" rx="4" transform="rotate(7 34 20)" />
      <text x="34.5" y="26" transform="rotate(7 34 20)">
        a
      </text>
    </>
  ),
  'multiple-choice': (
    <>
      <rect x="7" y="5" width="42" height="8" rx="4" />
      <rect x="7" y="16" width="42" height="8" rx="4" data-accent />
      <path d="m24.5 20 2.5 2.5 5-5" data-light />
      <rect x="7" y="27" width="42" height="8" rx="4" />
    </>
  ),
  'match-up': (
    <>
      <path d="M20 10 36 20M20 20 36 30M20 30 36 10" data-dim />
      <rect x="6" y="6" width="14" height="8" rx="3" data-soft />
      <rect x="6" y="16" width="14" height="8" rx="3" data-accent />
      <rect x="6" y="26" width="14" height="8" rx="3" data-soft />
      <rect x="36" y="6" width="14" height="8" rx="3" />
      <rect x="36" y="16" width="14" height="8" rx="3" />
      <rect x="36" y="26" width="14" height="8" rx="3" data-accent />
    </>
  ),
  'letter-match': (
    <>
      <rect x="5" y="12" width="14" height="16" rx="4" data-soft />
      <rect x="21" y="12" width="14" height="16" rx="4" data-soft />
      <rect x="37" y="12" width="14" height="16" rx="4" data-dashed />
      <text x="12" y="24.5">
        o
      </text>
      <text x="28" y="24.5">
        n
      </text>
    </>
  ),
  spelling: (
    <>
      <rect x="5" y="9" width="46" height="22" rx="6" />
      <text x="21" y="24.5">
        abc
      </text>
      <path d="M36 14v12" data-caret />
    </>
  ),
  'by-ear': (
    <>
      <path d="M12 16h5l7-6v20l-7-6h-5z" data-soft />
      <path d="M31 14c4 3 4 9 0 12M37 10c7 5 7 15 0 20" />
    </>
  ),
  mixed: (
    <>
      <path d="M8 12h7c10 0 14 16 24 16h8M8 28h7c4 0 7-3 9-6m6-5c2-3 5-5 9-5h8" />
      <path d="m43 7 5 5-5 5M43 23l5 5-5 5" />
    </>
  ),
} satisfies Record<QuizKindPictureProps['kind'], ReactNode>;
