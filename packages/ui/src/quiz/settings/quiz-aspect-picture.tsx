import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';

export interface QuizAspectPictureProps extends DrawingProps {
  /** What a quiz asks about its words. */
  aspect: 'meaning' | 'article' | 'gender' | 'plural' | 'reading' | 'gap';
}

/** A small drawing of what a quiz asks. Decorative: its name stands beside it. */
export function QuizAspectPicture({ aspect, ...native }: QuizAspectPictureProps) {
  return <Drawing {...native}>{drawings[aspect]}</Drawing>;
}

const drawings = {
  meaning: (
    <>
      <path
        d="M8 8h20a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H18l-6 5v-5H8a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4z"
        data-soft
      />
      <path d="M37 14h11a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-2v5l-6-5H30a4 4 0 0 1-4-3" />
      <text x="18" y="20.5">
        a
      </text>
      <text x="43" y="26.5">
        я
      </text>
    </>
  ),
  article: (
    <>
      <rect x="4" y="11" width="23" height="18" rx="5" data-accent />
      <rect x="31" y="11" width="21" height="18" rx="5" />
      <text x="15.5" y="24" data-light>
        la
      </text>
      <path d="M36 20h11" data-dim />
    </>
  ),
  gender: (
    <>
      <circle cx="19" cy="20" r="9" data-soft />
      <circle cx="37" cy="20" r="9" />
      <path d="M19 16v8M15 20h8M33 20h8" />
    </>
  ),
  plural: (
    <>
      <rect x="6" y="9" width="16" height="22" rx="4" />
      <path d="m26 20h5m-2.5-2.5L31 20l-2.5 2.5" />
      <rect x="38" y="6" width="13" height="19" rx="4" data-soft />
      <rect x="34" y="14" width="13" height="19" rx="4" data-accent />
    </>
  ),
  reading: (
    <>
      <text x="28" y="33" data-large>
        字
      </text>
      <path d="M12 9h6M24 9h8M38 9h6" data-caret />
    </>
  ),
  gap: (
    <>
      <path d="M5 15h16M37 15h14M5 27h28M39 27h6" data-dim />
      <rect x="23" y="9" width="12" height="11" rx="3" data-dashed />
    </>
  ),
} satisfies Record<QuizAspectPictureProps['aspect'], ReactNode>;
