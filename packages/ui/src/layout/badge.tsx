import { styled } from 'styled-components';
import { color, radius, size, space } from '../theme/token.ts';

type Tone = 'good' | 'waiting' | 'bad' | 'new' | 'neutral';

/** The state of something in one or two words. */
export const Badge = styled.span<{ 'data-tone': Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  flex: none;
  width: fit-content;
  padding: 0 ${space.s2};
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-weight: 600;
  line-height: 1.6;
  white-space: nowrap;

  .lucide {
    width: 1rem;
    height: 1rem;
  }

  &:where([data-tone='good']) {
    background: ${color.knownSoft};
    color: ${color.known};
  }
  &:where([data-tone='waiting']) {
    background: ${color.learnSoft};
    color: ${color.learn};
  }
  &:where([data-tone='bad']) {
    background: ${color.wrongSoft};
    color: ${color.wrong};
  }
  &:where([data-tone='new']) {
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;
