import { css, type RuleSet } from 'styled-components';

/**
 * A rule for each value of an attribute, weighing no more than what stands beside it. A component so
 * brings all its rules when it is first drawn: one that comes with a change of state has the browser
 * look at the styles of the whole page anew, just when somebody waits to see that change.
 */
export function variants<Value extends string>(
  attribute: `data-${string}`,
  styles: Record<Value, RuleSet | string>,
): RuleSet[] {
  return Object.entries<RuleSet | string>(styles).map(
    ([value, style]) => css`
      &:where([${attribute}='${value}']) {
        ${style}
      }
    `,
  );
}
