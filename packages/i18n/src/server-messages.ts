import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageDescriptor,
} from '@formatjs/intl';
import { type LocaleCode, localeCodes } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { Issue, IssueCode } from '@wordhoard/validators';
import russian from '../locale/ru.json' with { type: 'json' };
import { campaignPostMessages } from './campaign-posts.ts';
import { errorMessages, newPasswordMessage } from './error-messages.ts';
import { issueMessage } from './issue-messages.ts';
import { type DueWords, reminderMail, resetPasswordMail } from './mails.ts';
import type { PageText } from './page-text.ts';

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
