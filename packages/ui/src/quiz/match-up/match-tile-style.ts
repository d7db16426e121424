import { css, keyframes } from 'styled-components';
import { color, motion } from '../../theme/token.ts';
import { shake } from '../board/board.tsx';

/**
 * An open tile is `idle` or `selected`, or shows the latest outcome as `miss` or `elsewhere`. A joined
 * tile is `matched` if its pair was found and `missed` if it was revealed.
 */
export type MatchTileState = 'idle' | 'selected' | 'miss' | 'elsewhere' | 'matched' | 'missed';

const settle = keyframes`
  40% { scale: 1.03; }
`;

const pressable = css`
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
  }
`;

/** The style of each state. The mark and the link to the partner use `--edge` too. */
export const matchTileStyle = css`
  &:where([data-state='idle']) {
    box-shadow: inset 0 -3px 0 ${color.hairline};
    ${pressable}
  }
  &:where([data-state='selected']) {
    --edge: ${color.accent};
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 2px ${color.accent};
    cursor: pointer;
  }
  &:where([data-state='miss']) {
    --edge: ${color.wrong};
    background: ${color.wrongSoft};
    box-shadow: inset 0 0 0 1px ${color.wrong};
    ${pressable}

    @media (prefers-reduced-motion: no-preference) {
      animation: ${shake} 320ms ease-in-out;
    }
  }
  &:where([data-state='elsewhere']) {
    --edge: ${color.learn};
    border-style: dashed;
    background: ${color.learnSoft};
    ${pressable}
  }
  &:where([data-state='matched']) {
    --edge: ${color.known};
    border-color: transparent;
    background: ${color.knownSoft};
    color: ${color.known};
    animation: ${settle} ${motion.calm};
  }
  &:where([data-state='missed']) {
    --edge: ${color.learn};
    --link-style: dashed;
    border-style: dashed;
    background: ${color.learnSoft};
  }
`;
