import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { Button } from './button.tsx';

function ruleCount(): number {
  return [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
}

it('inserts all rules on the first render', () => {
  const { rerender } = render(<Button>Continue</Button>);
  const first = ruleCount();
  rerender(<Button variant="danger">Continue</Button>);
  expect(ruleCount()).toBe(first);
});
