import { css } from 'styled-components';
import { color, family, radius, size, space } from '../theme/token.ts';

export type ChoiceLook = 'segments' | 'tall' | 'wide' | 'small' | 'words';

/** A phone: three tall cards side by side. */
export const narrowGroup = '(max-width: 30rem)';

export const gridStyle = css`
  &:where([data-look='segments']) {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s1};
    width: fit-content;
    max-width: 100%;
    padding: ${space.s1};
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
  }
  &:where([data-look='tall']) {
    grid-template-columns: repeat(auto-fill, minmax(max(7rem, (100% - 6 * ${space.s2}) / 7), 1fr));

    @container ${narrowGroup} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  &:where([data-look='small']) {
    grid-template-columns: repeat(auto-fit, minmax(3.75rem, 1fr));

    /* Six do not fit in a row of a phone. */
    @container (max-width: 25rem) {
      &:has(> :nth-child(6)) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
  }
  &:where([data-look='wide'], [data-look='words']) {
    grid-template-columns: repeat(auto-fit, minmax(max(9rem, (100% - 3 * ${space.s2}) / 4), 1fr));
  }
  &:where([data-look='wide'][data-noted]) {
    @container ${narrowGroup} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const card = css`
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  @media (hover: hover) {
    &:hover {
      border-color: ${color.outline};
    }
  }

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 1px ${color.accent};
    color: ${color.accentStrong};
  }

  &:has(:disabled) {
    border-color: ${color.hairline};
    border-style: dashed;
    background: transparent;
  }
`;

export const optionStyle = css`
  &:where([data-look='segments']) {
    flex: 1 0 auto;
    justify-content: center;
    gap: ${space.s2};
    min-height: 2.5rem;
    padding: ${space.s1} ${space.s4};
    border: 1px solid transparent;
    border-radius: ${radius.small};
    color: ${color.textMuted};
    white-space: nowrap;

    /* Three options fit side by side on a phone. */
    @media (max-width: 30rem) {
      padding-inline: ${space.s2};
    }

    &:hover {
      color: ${color.text};
    }

    &:has(:checked) {
      border-color: ${color.outline};
      background: ${color.surfaceRaised};
      color: ${color.text};
    }
  }
  &:where([data-look='tall']) {
    ${card}
    flex-direction: column;
    gap: ${space.s1};
    min-height: 6rem;
    padding: ${space.s3} ${space.s1} ${space.s2};
    text-align: center;

    /* A last card that would stand alone takes the row. */
    @container ${narrowGroup} {
      &:last-child:nth-child(3n + 1) {
        grid-column: 1 / -1;
        flex-direction: row;
        justify-content: center;
        gap: ${space.s3};
        min-height: 3.5rem;
        padding-block: ${space.s2};
        text-align: start;
      }
    }
  }
  &:where([data-look='small']) {
    ${card}
    justify-content: center;
    min-height: 4rem;
    padding: ${space.s2} ${space.s1};
    text-align: center;
  }
  &:where([data-look='wide'], [data-look='words']) {
    ${card}
    gap: ${space.s3};
    min-height: 3.5rem;
    padding: ${space.s2} ${space.s3};
  }
`;

/** Other labels are like those of wide cards. The case of a word stays. */
export const labelStyle = css`
  &:where(:not([data-look='words']))::first-letter {
    text-transform: uppercase;
  }
  &:where([data-look='segments']) {
    font: inherit;
    font-weight: 550;
  }
  &:where([data-look='tall']) {
    font-size: 0.875rem;
  }
  &:where([data-look='small']),
  &:where([data-look='words']) > bdi {
    font: 600 ${size.lead} / 1.2 ${family.word};
  }
`;
