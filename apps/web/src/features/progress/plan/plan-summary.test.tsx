// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient } from '@wordhoard/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { ApiProvider } from '../../../shared/api/api-context.ts';
import { forecastPlan, type Plan } from './plan.ts';
import { PlanAction, PlanSummary } from './plan-summary.tsx';

const api = createApiClient({
  baseUrl: 'http://localhost',
  token: () => undefined,
  locale: () => 'en',
});

const list = { id: 'fruit', slug: 'fruit', langCode: 'de', name: 'Fruit' };

function show(counts: Partial<Plan>, isHeld: boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const planned = { list, learned: 4, learnedToday: 0, remaining: 16, wordsPerDay: 5, ...counts };
  const plan = forecastPlan(planned, '2026-03-01');
  const page = document.createElement('div');
  const root = createRoot(page);
  act(() =>
    root.render(
      <IntlProvider locale="en" onError={() => undefined}>
        <QueryClientProvider client={new QueryClient()}>
          <ApiProvider value={api}>
            <PlanSummary
              plan={plan}
              isHeld={isHeld}
              title="Fruit"
              actions={<PlanAction plan={plan} isHeld={isHeld} />}
            />
          </ApiProvider>
        </QueryClientProvider>
      </IntlProvider>,
    ),
  );
  const link = page.querySelector('a');
  const shown = { text: page.textContent, href: link?.getAttribute('href') };
  act(() => root.unmount());
  return shown;
}

it('offers the words of today', () => {
  const { text, href } = show({}, false);
  expect(text).toContain('16 new words left');
  expect(text).toContain('5 new words left today');
  expect(text).toContain('Learn 5 words');
  expect(href).toBe('/lesson?list=fruit&words=5');
});

it('holds new words back during a backlog, says why, and lets the learner learn them anyway', () => {
  const { text, href } = show({}, true);
  expect(text).toContain('New words wait until you’ve caught up with your reviews');
  expect(text).toContain('Learn anyway');
  expect(text).not.toContain('Learn 5 words');
  expect(href).toBe('/lesson?list=fruit&words=5');
});

it('tells that a portion or a list is learned in a backlog, too', () => {
  expect(show({ learnedToday: 5 }, true).text).toContain('5 new words learned today');
  expect(show({ remaining: 0 }, true).text).toContain('List finished');
});
