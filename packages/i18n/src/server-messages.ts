import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageDescriptor,
} from '@formatjs/intl';
import { type LocaleCode, localeCodes, type SpeechPartCode } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { Issue, IssueCode } from '@wordhoard/validators';
import russian from '../locale/ru.json' with { type: 'json' };
import { defineMessages } from './define-messages.ts';
import { errorMessages, newPasswordMessage } from './error-messages.ts';
import { issueMessage } from './issue-messages.ts';
import {
  changeEmailMail,
  type DueWords,
  emailChangedMail,
  reminderMail,
  resetPasswordMail,
} from './mails.ts';
import type { PageText } from './page-text.ts';
import { speechPartMessages } from './speech-part-messages.ts';

export type { ReminderMail } from './mails.ts';

export interface ErrorDetails {
  /** The issues of all invalid fields. */
  issues?: readonly Issue[];
  /** When a request that was refused for now may be repeated. */
  retryAfterSeconds?: number | undefined;
}

/** The texts of a server in one locale: error messages, mails, posts and the heads of pages. */
export type ServerMessages = ReturnType<typeof createMessages>;

const textsOf: Record<LocaleCode, Record<string, string>> = { en: {}, ru: russian };
const byLocale = new Map(localeCodes.map((locale) => [locale, createMessages(locale)]));

export function serverMessages(locale: LocaleCode): ServerMessages {
  return byLocale.get(locale) ?? createMessages(locale);
}

function createMessages(locale: LocaleCode) {
  const intl: IntlShape<string> = createIntl(
    { locale, messages: textsOf[locale] },
    createIntlCache(),
  );
  return {
    error: (code: ErrorCode, { issues = [], retryAfterSeconds = 60 }: ErrorDetails = {}) =>
      intl.formatMessage(chooseErrorMessage(code, issues), {
        minutes: Math.ceil(retryAfterSeconds / 60),
      }),
    issue: (issue: Issue) => issueMessage(intl, issue),
    resetPasswordMail: (values: { username: string; link: string }) =>
      resetPasswordMail(intl, values),
    changeEmailMail: (values: { username: string; link: string }) => changeEmailMail(intl, values),
    emailChangedMail: (values: { username: string; email: string; link: string }) =>
      emailChangedMail(intl, values),
    reminderMail: (values: DueWords) => reminderMail(intl, values),
    campaignPost: campaignPostMessages(intl),
    /** The texts of a page, from the function that the browser uses too. */
    page: <Values, Text extends PageText>(
      textOf: (intl: IntlShape<string>, values: Values) => Text,
      values: Values,
    ) => textOf(intl, values),
  };
}

const newPasswordIssues: ReadonlySet<IssueCode> = new Set([
  'passwordLength',
  'passwordCharacter',
  'passwordMissing',
  'commonPassword',
]);

function chooseErrorMessage(code: ErrorCode, issues: readonly Issue[]): MessageDescriptor {
  const isAboutNewPassword =
    issues.length > 0 && issues.every((issue) => newPasswordIssues.has(issue.code));
  return isAboutNewPassword ? newPasswordMessage : errorMessages[code];
}

/** The texts of posts in social channels, for the readers of the channel. */
function campaignPostMessages(intl: IntlShape<string>) {
  return {
    /** The question of a poll. The sense tells which of the words with the same text is meant. */
    question: (word: string, sense?: string) =>
      sense === undefined
        ? intl.formatMessage(messages.question, { word })
        : intl.formatMessage(messages.questionOfHomograph, { word, sense }),
    /** The reply to a poll that cannot show the right answer. */
    answer: (answer: string) => intl.formatMessage(messages.answer, { answer }),
    /** Shows admins that a channel works. */
    test: () => intl.formatMessage(messages.test),
    speechPart: (code: SpeechPartCode) => intl.formatMessage(speechPartMessages[code]),
  };
}

const messages = defineMessages({
  question: { id: 'campaignPost.question', defaultMessage: 'What does “{word}” mean?' },
  questionOfHomograph: {
    id: 'campaignPost.questionOfHomograph',
    defaultMessage: 'What does “{word}” ({sense}) mean?',
  },
  answer: { id: 'campaignPost.answer', defaultMessage: 'The right answer: {answer}' },
  test: {
    id: 'campaignPost.test',
    defaultMessage: 'A test from Wordhoard: this channel is connected. You can delete this post.',
  },
});
