import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, family } from '../../theme/token.ts';
import type { QuizKind } from '../frame/shortcut-help.tsx';

/** A small decorative drawing, in the colours of the theme. */
const Drawing = styled.svg.attrs({
  lang: 'en',
  viewBox: '0 0 56 40',
  width: '56',
  height: '40',
  'aria-hidden': 'true',
})`
  display: block;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  rect {
    fill: ${color.surfaceRaised};
  }

  [data-soft] {
    fill: ${color.accentSoft};
  }

  [data-accent] {
    fill: ${color.accent};
    stroke: ${color.accent};
  }

  [data-light] {
    stroke: ${color.onAccent};
    stroke-width: 2;
  }

  [data-dim] {
    stroke: ${color.outline};
  }

  [data-dashed] {
    fill: none;
    stroke-dasharray: 3 3;
  }

  [data-caret] {
    stroke: ${color.accent};
    stroke-width: 2;
  }

  text {
    fill: currentColor;
    stroke: none;
    font: 600 13px ${family.word};
    text-anchor: middle;
  }

  text[data-light] {
    fill: ${color.onAccent};
    stroke: none;
  }

  text[data-large] {
    font-size: 22px;
  }
`;

type QuizAspect = 'meaning' | 'article' | 'gender' | 'plural' | 'reading' | 'gap';

interface QuizPictureProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** A kind of quiz, or what a quiz asks about its words. */
  of: Exclude<QuizKind, 'teach'> | 'mixed' | QuizAspect;
}

/** A small drawing of a kind of quiz, or of what a quiz asks. It is decorative: put the name beside it. */
export function QuizPicture({ of: subject, ...native }: QuizPictureProps) {
  return <Drawing {...native}>{drawings[subject]}</Drawing>;
}

const letter = (text: string, x: number, y: number) => (
  <text x={x} y={y}>
    {text}
  </text>
);

const drawings = {
  meaning: (
    <>
      <path
        d="M8 8h20a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H18l-6 5v-5H8a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4z"
        data-soft
      />
      <path d="M37 14h11a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-2v5l-6-5H30a4 4 0 0 1-4-3" />
      {letter('a', 18, 20.5)}
      {letter('я', 43, 26.5)}
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
      {letter('o', 12, 24.5)}
      {letter('n', 28, 24.5)}
    </>
  ),
  spelling: (
    <>
      <rect x="5" y="9" width="46" height="22" rx="6" />
      {letter('abc', 21, 24.5)}
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
} satisfies Record<QuizPictureProps['of'], ReactNode>;
