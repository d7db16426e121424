import { ApiFailure, UNREACHABLE } from '@wordhoard/api-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { FailureDetails, FailureText } from './failure-text.tsx';

it.each([
  { seconds: 1, wait: '1 second' },
  { seconds: 59, wait: '59 seconds' },
  { seconds: 60, wait: '1 minute' },
  { seconds: 61, wait: '2 minutes' },
])('after too many attempts, $seconds s are “$wait”', ({ seconds, wait }) => {
  const failure = new ApiFailure(429, {}, seconds);
  const text = renderToStaticMarkup(
    <IntlProvider locale="en">
      <FailureText failure={failure} />
    </IntlProvider>,
  );
  expect(text).toBe(`Too many attempts from this network. Try again in ${wait}.`);
});

const unreachable = new ApiFailure(0, { code: UNREACHABLE });

it('leads from what needs a connection to what does not', () => {
  const text = renderToStaticMarkup(
    <IntlProvider locale="en">
      <FailureDetails failure={unreachable} />
    </IntlProvider>,
  );
  expect(text).toContain('href="/"');
  expect(text).toContain('href="/profile"');
});
