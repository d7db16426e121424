import { css, styled } from 'styled-components';
import { CloseIcon, KnownIcon } from '../theme/icon.ts';
import { color, layer, motion, radius, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { Headword } from '../word/headword.tsx';
import { Picture } from '../word/picture.tsx';
import { lowBoard } from './board-media.ts';
import { KeyHint } from './key-hint.tsx';
import type { QuizFace } from './quiz-face.ts';
import { useChoiceStateText } from './use-choice-state-text.ts';

/** Before the answer idle; after it right, wrong, revealed as the right one, or passed over. */
export type ChoiceState = 'idle' | 'right' | 'wrong' | 'revealed' | 'passed';

interface ChoiceOptionProps {
  face: QuizFace;
  hotkey: string;
  state: ChoiceState;
  onChoose: () => void;
}

export function ChoiceOption({ face, hotkey, state, onChoose }: ChoiceOptionProps) {
  const stateText = useChoiceStateText(state);
  const isOpen = state === 'idle';
  return (
    <Option
      type="button"
      aria-keyshortcuts={hotkey}
      aria-disabled={!isOpen}
      onClick={isOpen ? onChoose : undefined}
      data-state={state}
      data-kind={face.kind}
    >
      <Mark aria-hidden="true" data-kind={face.kind} data-state={state}>
        {isOpen ? <KeyHint>{hotkey}</KeyHint> : markIcon[state]}
      </Mark>
      {face.kind === 'word' ? (
        <Headword size="small" text={face.word.text} lang={face.word.lang} />
      ) : (
        <Picture src={face.picture} alt={face.alt} loading="eager" />
      )}
      {stateText && <VisuallyHidden>{stateText}</VisuallyHidden>}
    </Option>
  );
}

const markIcon = {
  idle: undefined,
  passed: undefined,
  right: <KnownIcon />,
  revealed: <KnownIcon />,
  wrong: <CloseIcon />,
} satisfies Record<ChoiceState, unknown>;

const stateStyle = {
  idle: css`
    box-shadow: inset 0 -3px 0 ${color.hairline};
    cursor: pointer;
    &:active {
      border-color: ${color.accent};
      background: ${color.accentSoft};
      box-shadow: none;
      translate: 0 2px;
    }
    @media (hover: hover) {
      &:hover {
        border-color: ${color.accent};
        background: ${color.accentSoft};
        box-shadow: inset 0 -3px 0 ${color.accent};
      }
      &:hover:active {
        box-shadow: none;
      }
    }
  `,
  right: css`
    border-color: ${color.known};
    background: ${color.knownSoft};
    box-shadow: inset 0 0 0 1px ${color.known};
  `,
  revealed: css`
    border-color: ${color.known};
    border-style: dashed;
    background: ${color.knownSoft};
  `,
  wrong: css`
    border-color: ${color.wrong};
    background: ${color.wrongSoft};
    box-shadow: inset 0 0 0 1px ${color.wrong};
  `,
  passed: css`
    border-color: ${color.hairline};
    background: transparent;
    color: ${color.textMuted};
  `,
} satisfies Record<ChoiceState, ReturnType<typeof css>>;

const kindStyle = {
  word: css`
    display: flex;
    align-items: center;
    gap: ${space.s3};
    min-height: 4.25rem;
    padding: ${space.s3} ${space.s4};

    @media ${lowBoard} {
      min-height: 3.25rem;
      padding-block: ${space.s2};
    }
  `,
  picture: css`
    position: relative;
    padding: ${space.s1};
  `,
} satisfies Record<QuizFace['kind'], ReturnType<typeof css>>;

const Option = styled.button`
  width: 100%;
  height: 100%;
  border: 1px solid ${color.outline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  text-align: start;
  touch-action: manipulation;
  /* Focused by keys, it comes to stand above the foot that covers the end of the screen. */
  scroll-margin-block: ${space.s4} 8rem;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    translate ${motion.quick};
  ${variants('data-kind', kindStyle)}
  ${variants('data-state', stateStyle)}

  &:focus-visible {
    border-radius: ${radius.medium};
  }
`;

const markStyle = {
  word: css`
    display: contents;
  `,
  picture: css`
    position: absolute;
    inset-block-start: ${space.s3};
    inset-inline-start: ${space.s3};
    z-index: ${layer.cover};
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
    &:has(.lucide) {
      padding: ${space.s1};
    }
  `,
} satisfies Record<QuizFace['kind'], ReturnType<typeof css>>;

const Mark = styled.span`
  color: ${color.known};
  ${variants('data-kind', markStyle)}

  &[data-state='wrong'] {
    color: ${color.wrong};
  }

  .lucide {
    stroke-width: 3;
  }
`;
