import { css, type RuleSet } from 'styled-components';

/**
 * A rule for each value of an attribute, without added specificity. All rules are inserted on the first
 * render: inserting one on a state change would make the browser recalculate the styles of the whole page
 * while the user waits.
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
