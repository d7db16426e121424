import { expect, it } from 'vitest';
import { Button } from '../action/button.tsx';
import { render } from '../test/render.tsx';

function ruleCount(): number {
  return [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
}

it('brings all rules of a component when it is first drawn', () => {
  const { rerender } = render(<Button>Continue</Button>);
  const first = ruleCount();
  rerender(<Button variant="danger">Continue</Button>);
  expect(ruleCount()).toBe(first);
});
