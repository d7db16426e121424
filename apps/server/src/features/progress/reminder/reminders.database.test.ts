import { routes } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../../test/factory.ts';
import { addDueWords, buildReminded, noonDay } from '../../../../test/reminder.ts';
import { useSmtpServer } from '../../../../test/smtp-server.ts';
import { useApp } from '../../../../test/test-app.ts';
import { countJobs } from '../../../platform/jobs/job-queue.ts';
import { studySettings } from '../../../schema/study.ts';
import { addActivity } from '../../review/activity.ts';
import { mailReminderJob, queueRemindersJob } from './mail-reminder.ts';

const smtp = useSmtpServer();
const app = useApp({
  variables: () => ({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Wordhoard <mail@words.example>',
    PUBLIC_URL: 'https://words.example/',
  }),
});

const mailsTo = ({ email }: User) =>
  smtp.mails.filter(({ headers }) => headers.get('to') === email);

async function mailTo(learner: User) {
  const [mail, ...others] = mailsTo(learner);
  expect(others).toEqual([]);
  return mail ?? expect.fail('There is no mail');
}

const look = () => queueRemindersJob.run({}, app.services);

/** Looks for the learners whose hour has come, and sends their mails. */
async function remind(): Promise<void> {
  await look();
  await app.runJobs();
}

const findSettings = async ({ id }: User) => {
  const [row] = await app.database.select().from(studySettings).where(eq(studySettings.userId, id));
  return row ?? expect.fail('There are no settings');
};

const setSettings = ({ id }: User, change: Partial<typeof studySettings.$inferInsert>) =>
  app.database.update(studySettings).set(change).where(eq(studySettings.userId, id));

async function countWaitingMails(): Promise<number> {
  const counts = await countJobs(app.database);
  const isWaiting = { queue: mailReminderJob.name, state: 'created' };
  return (
    counts.find((one) => one.queue === isWaiting.queue && one.state === isWaiting.state)?.count ?? 0
  );
}

/** A learner with a due word, whose hour has come. */
async function buildLearner(options: Parameters<typeof buildReminded>[1] = {}): Promise<User> {
  const learner = await buildReminded(app.database, options);
  await addDueWords(app.database, learner, 1);
  return learner;
}

describe('a reminder', () => {
  it('tells how many words are due, in text and in HTML', async () => {
    const learner = await buildReminded(app.database);
    await addDueWords(app.database, learner, 3);
    await remind();
    const { headers, text, html } = await mailTo(learner);
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Wordhoard <mail@words.example>',
      subject: '3 words due',
      'auto-submitted': 'auto-generated',
      'message-id': `<reminder-${noonDay()}-${learner.id}@words.example>`,
    });
    for (const body of [text, html]) {
      expect(body).toContain(`Hello ${learner.username},`);
      expect(body).toContain('3 words are due today. A few minutes are all it takes.');
      expect(body).toContain('https://words.example/settings');
      expect(body).toContain('https://words.example/unsubscribe?token=');
    }
    expect(text).toMatch(/Review now: https:\/\/words\.example\/$/m);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<a href="https://words.example/"');
  });

  it('can be stopped by one click in a mail program', async () => {
    const learner = await buildLearner();
    await remind();
    const { headers } = await mailTo(learner);
    const [, path = ''] =
      /^<https:\/\/words\.example(\/front-progress\/unsubscribe\?token=[\w.-]+)>$/.exec(
        headers.get('list-unsubscribe') ?? '',
      ) ?? [];
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await app.request(path, { method: 'POST', body })).status).toBe(200);
    await setSettings(learner, { remindedOn: noonDay(1), remindAt: new Date() });
    await remind();
    await mailTo(learner);
  });

  it('is in the language of the learner', async () => {
    const learner = await buildLearner({ settings: { locale: 'ru' } });
    await remind();
    const { headers, html } = await mailTo(learner);
    expect(headers.get('subject')).toBe('Пора повторить 1 слово');
    expect(html).toContain('<html lang="ru">');
    expect(html).toContain(`Здравствуйте, ${learner.username}!`);
  });

  it('names the languages if there are several, and leads to the one with the most words', async () => {
    const learner = await buildReminded(app.database, { account: { learn: 'eo' } });
    await addDueWords(app.database, learner, 1, 'eo');
    await addDueWords(app.database, learner, 2, 'ia');
    await remind();
    const { headers, text } = await mailTo(learner);
    expect(headers.get('subject')).toBe('3 words due');
    expect(text).toContain('Interlingua: 2, Esperanto: 1.');
    expect(text).toContain('https://words.example/quiz/new?own=due&lang=ia');
  });

  it('mentions a streak', async () => {
    const learner = await buildLearner();
    for (const daysAgo of [1, 2, 3]) {
      await addActivity(app.database, learner.id, [{ day: noonDay(daysAgo), answered: 1 }]);
    }
    await remind();
    expect((await mailTo(learner)).text).toContain('Your streak: 3 days. Keep it going!');
  });

  it('is escaped in HTML', async () => {
    const account = { username: '<b>&"reader', email: 'bold.reader@example.org' };
    const learner = await buildLearner({ account });
    await remind();
    const { html } = await mailTo(learner);
    expect(html).toContain('Hello &lt;b&gt;&amp;&quot;reader,');
  });

  it('is sent once a day, however often the servers look', async () => {
    const learner = await buildLearner();
    const others: User[] = [];
    while (others.length < 20) others.push(await buildLearner());
    await Promise.all([look(), look(), look()]);
    await remind();
    await setSettings(learner, { remindAt: new Date() });
    await remind();
    for (const reminded of [learner, ...others]) await mailTo(reminded);
    const { remindedOn, remindAt } = await findSettings(learner);
    expect(remindedOn).toBe(noonDay());
    expect(remindAt?.getTime()).toBeGreaterThan(Date.now() + 22 * 60 * 60 * 1_000);
  });

  it('is sent again on the next day', async () => {
    const learner = await buildLearner({ settings: { remindedOn: noonDay(1) } });
    await remind();
    await mailTo(learner);
  });

  it('is sent later if the mail server refuses it', async () => {
    const learner = await buildLearner();
    smtp.unknownAddresses.add(learner.email ?? '');
    await remind();
    expect(mailsTo(learner)).toEqual([]);
    smtp.unknownAddresses.clear();
    await remind();
    await mailTo(learner);
  });

  it('is neither lost nor recorded if its mail cannot be queued', async () => {
    const learner = await buildLearner();
    const before = await findSettings(learner);
    const jobs = Object.assign(Object.create(app.services.jobs), {
      send: () => Promise.reject(new Error('killed')),
    });
    await expect(queueRemindersJob.run({}, { ...app.services, jobs })).rejects.toThrow('killed');
    expect(await findSettings(learner)).toEqual(before);
    await remind();
    await mailTo(learner);
  });
});

describe('there is no reminder', () => {
  const expectNone = async (learner: User) => {
    await app.runJobs();
    expect(mailsTo(learner)).toEqual([]);
  };

  it('before the hour', async () => {
    const inAnHour = new Date(Date.now() + 60 * 60_000);
    const learner = await buildLearner({ settings: { remindAt: inAnHour } });
    await look();
    expect((await findSettings(learner)).remindedOn).toBeNull();
    await expectNone(learner);
  });

  it('if nothing is due', async () => {
    const learner = await buildReminded(app.database);
    await look();
    await expectNone(learner);
  });

  it('during a break', async () => {
    const breaks = [{ from: noonDay(3), until: noonDay() }];
    const learner = await buildLearner({ settings: { breaks } });
    await look();
    await expectNone(learner);
  });

  it('once the goal of the day is reached', async () => {
    const learner = await buildLearner();
    await look();
    await addActivity(app.database, learner.id, [{ day: noonDay(), answered: 10, reviewed: 10 }]);
    await expectNone(learner);
  });

  it('if the learner switches it off before the mail is sent', async () => {
    const learner = await buildLearner();
    await look();
    const headers = await app.headersOf(learner);
    await app.call(routes.progress.updateSettings, { reminderHour: null }, headers);
    await expectNone(learner);
  });

  it('after the account was deleted', async () => {
    const learner = await buildLearner();
    await look();
    await app.call(routes.user.delete, {}, await app.headersOf(learner));
    await expectNone(learner);
  });

  it('without an e-mail address', async () => {
    const learner = await buildLearner({ account: { email: null } });
    const before = smtp.mails.length;
    await remind();
    expect(smtp.mails).toHaveLength(before);
    expect((await findSettings(learner)).remindedOn).toBe(noonDay());
  });

  it('more than three hours late', async () => {
    const learner = await buildLearner({ settings: { reminderHour: 8 } });
    await look();
    const { remindedOn, remindAt } = await findSettings(learner);
    expect(remindedOn).toBeNull();
    expect(remindAt?.getTime()).toBeGreaterThan(Date.now());
    await expectNone(learner);
  });

  it('on another day than its own', async () => {
    const learner = await buildLearner({ settings: { remindAt: null } });
    const yesterday = { userId: learner.id, day: noonDay(1) };
    await app.services.jobs.send(mailReminderJob, yesterday, app.database);
    await expectNone(learner);
  });
});

it('takes all learners of an hour, in batches', async () => {
  const count = 450;
  for (let built = 0; built < count; built += 1) await buildReminded(app.database);
  await look();
  expect(await countWaitingMails()).toBe(count);
});
