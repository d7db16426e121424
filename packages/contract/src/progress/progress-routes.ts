import { z } from '@hono/zod-openapi';
import { defineRoutes, formRoute, redirectRoute } from '../base/route.ts';
import { studyPlanRoutes } from './study-plan-routes.ts';
import { studySettings, studySettingsChange } from './study-settings.ts';

const unsubscribePath = '/front-progress/unsubscribe';
const unsubscribeQuery = z.strictObject({
  token: z.string().min(1).max(200).openapi({
    description: 'The token of a mailed link, which does not expire',
    example: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10.Ab4wu0ondlw3Ri5r8qC_i2wQn5vp2B5v1WRV2xpzakM',
  }),
});

export const progressRoutes = {
  ...defineRoutes('/front-progress', 'learner', {
    settings: {
      summary: 'Get the daily goal, the reminder and the levels',
      body: z.strictObject({}),
      success: studySettings,
    },
    updateSettings: {
      summary: 'Change some of the settings; reminders need an account with an e-mail address',
      body: studySettingsChange,
      success: studySettings,
    },
  }),
  ...studyPlanRoutes,
  unsubscribe: formRoute({
    path: unsubscribePath,
    access: 'anyone',
    summary: 'Switch reminders off by one click in a mail program (RFC 8058)',
    query: unsubscribeQuery,
    form: z.strictObject({
      'List-Unsubscribe': z.literal('One-Click').openapi({ example: 'One-Click' }),
    }),
    success: z.object({ unsubscribed: z.literal(true) }),
  }),
  openUnsubscribePage: redirectRoute({
    path: unsubscribePath,
    access: 'anyone',
    summary: 'Open the page that asks whether to switch reminders off',
    request: { query: unsubscribeQuery },
    destination: 'the page `/unsubscribe` of the app',
    exampleAddress: '/unsubscribe?token=01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10.Ab4wu0ondlw3Ri5r8qC_',
  }),
};
