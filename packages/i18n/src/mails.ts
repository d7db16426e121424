import type { IntlShape } from '@formatjs/intl';
import { defineMessages } from './define-messages.ts';
import { languageName } from './language-name.ts';

const resetPasswordMessages = defineMessages({
  subject: {
    id: 'mail.resetPassword.subject',
    defaultMessage: 'Reset your Wordhoard password',
  },
  reason: {
    id: 'mail.resetPassword.reason',
    defaultMessage:
      'Hello {username}, someone – hopefully you – asked to reset the password of your Wordhoard account.',
  },
  open: {
    id: 'mail.resetPassword.open',
    defaultMessage: 'To choose a new one, open this link within an hour. It works once.',
  },
  ignore: {
    id: 'mail.resetPassword.ignore',
    defaultMessage: 'If you didn’t ask for this, ignore this email: your password stays the same.',
  },
});

/** The content of a mail; the sender adds the recipient. */
export function resetPasswordMail(
  intl: IntlShape<string>,
  { username, link }: { username: string; link: string },
) {
  const paragraphs = [
    intl.formatMessage(resetPasswordMessages.reason, { username }),
    intl.formatMessage(resetPasswordMessages.open),
    link,
    intl.formatMessage(resetPasswordMessages.ignore),
  ];
  return { subject: intl.formatMessage(resetPasswordMessages.subject), text: join(paragraphs) };
}

const changeEmailMessages = defineMessages({
  subject: { id: 'mail.changeEmail.subject', defaultMessage: 'Confirm your new email address' },
  reason: {
    id: 'mail.changeEmail.reason',
    defaultMessage: 'Hello {username}, you asked to use this address for your Wordhoard account.',
  },
  open: {
    id: 'mail.changeEmail.open',
    defaultMessage: 'To confirm it, open this link within an hour. It works once.',
  },
  ignore: {
    id: 'mail.changeEmail.ignore',
    defaultMessage: 'If you didn’t ask for this, ignore this email: nothing will change.',
  },
});

/** The content of a mail to the address that an account is to have. */
export function changeEmailMail(
  intl: IntlShape<string>,
  { username, link }: { username: string; link: string },
) {
  const paragraphs = [
    intl.formatMessage(changeEmailMessages.reason, { username }),
    intl.formatMessage(changeEmailMessages.open),
    link,
    intl.formatMessage(changeEmailMessages.ignore),
  ];
  return { subject: intl.formatMessage(changeEmailMessages.subject), text: join(paragraphs) };
}

const emailChangedMessages = defineMessages({
  subject: {
    id: 'mail.emailChanged.subject',
    defaultMessage: 'The email address of your Wordhoard account has changed',
  },
  reason: {
    id: 'mail.emailChanged.reason',
    defaultMessage:
      'Hello {username}, your Wordhoard account now has the address {email}. If you changed it, there is nothing to do.',
  },
  open: {
    id: 'mail.emailChanged.open',
    defaultMessage:
      'If you didn’t, open this link within a week. It restores this address and signs you out on all devices. Then choose a new password.',
  },
});

/** The content of a mail to the address that an account had until now. */
export function emailChangedMail(
  intl: IntlShape<string>,
  { username, email, link }: { username: string; email: string; link: string },
) {
  const paragraphs = [
    intl.formatMessage(emailChangedMessages.reason, { username, email }),
    intl.formatMessage(emailChangedMessages.open),
    link,
  ];
  return { subject: intl.formatMessage(emailChangedMessages.subject), text: join(paragraphs) };
}

const join = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

const reminderMessages = defineMessages({
  subject: {
    id: 'mail.reminder.subject',
    defaultMessage: '{count, plural, one {# word} other {# words}} due',
  },
  greeting: { id: 'mail.reminder.greeting', defaultMessage: 'Hello {username},' },
  due: {
    id: 'mail.reminder.due',
    defaultMessage: '{count, plural, one {# word is} other {# words are}} due today.',
  },
  minutes: {
    id: 'mail.reminder.minutes',
    defaultMessage: 'A few minutes are all it takes.',
  },
  streak: {
    id: 'mail.reminder.streak',
    defaultMessage: 'Your streak: {count, plural, one {# day} other {# days}}. Keep it going!',
  },
  practise: { id: 'mail.reminder.practise', defaultMessage: 'Review now' },
  reason: {
    id: 'mail.reminder.reason',
    defaultMessage: 'You’re getting this email because you asked for daily reminders.',
  },
  settings: { id: 'mail.reminder.settings', defaultMessage: 'Change the time' },
  unsubscribe: { id: 'mail.reminder.unsubscribe', defaultMessage: 'Unsubscribe' },
});

export interface DueWords {
  username: string;
  /** The number of words that are due in each language. */
  due: readonly { langCode: string; count: number }[];
  /** The number of days. */
  streak: number;
}

/** The texts of a reminder; the sender adds the addresses of the links. */
export function reminderMail(intl: IntlShape<string>, { username, due, streak }: DueWords) {
  const count = due.reduce((sum, language) => sum + language.count, 0);
  const sentences = [
    intl.formatMessage(reminderMessages.due, { count }),
    ...(due.length > 1 ? [listLanguages(intl, due)] : []),
    intl.formatMessage(reminderMessages.minutes),
  ];
  return {
    subject: intl.formatMessage(reminderMessages.subject, { count }),
    paragraphs: [
      intl.formatMessage(reminderMessages.greeting, { username }),
      sentences.join(' '),
      ...(streak > 1 ? [intl.formatMessage(reminderMessages.streak, { count: streak })] : []),
    ],
    practise: intl.formatMessage(reminderMessages.practise),
    reason: intl.formatMessage(reminderMessages.reason),
    settings: intl.formatMessage(reminderMessages.settings),
    unsubscribe: intl.formatMessage(reminderMessages.unsubscribe),
  };
}

export type ReminderMail = ReturnType<typeof reminderMail>;

/** For example: German: 8, Spanish: 4. */
function listLanguages(intl: IntlShape<string>, due: DueWords['due']): string {
  const counts = due.map(({ langCode, count }) => {
    const language = languageName(langCode, intl.locale);
    return `${language}: ${intl.formatNumber(count)}`;
  });
  const list = counts.join(', ');
  return `${list.charAt(0).toLocaleUpperCase(intl.locale)}${list.slice(1)}.`;
}
