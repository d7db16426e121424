import { type RenderResult, render as renderBare } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';

/** Renders in English, with the default messages. */
export function render(element: ReactElement): RenderResult {
  return renderBare(element, {
    wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider>,
  });
}
