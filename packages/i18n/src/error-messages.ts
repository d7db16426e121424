import { defineMessage, defineMessages } from '@formatjs/intl';
import type { ErrorCode } from '@wordhoard/contract/error-code';

/** Replaces the message of `ParameterInvalid` if only a new password is invalid. */
export const newPasswordMessage = defineMessage({
  id: 'error.newPassword',
  defaultMessage: 'The new password does not meet the requirements.',
});

/** The message of every error code. The server responds with it in the locale of the request. */
export const errorMessages = defineMessages({
  ParameterInvalid: {
    id: 'error.ParameterInvalid',
    defaultMessage: 'Something in the request is not right. Check the marked fields.',
  },
  UsernameInvalid: {
    id: 'error.UsernameInvalid',
    defaultMessage:
      'A username has 6 to 49 characters: a lowercase letter, then lowercase letters and digits.',
  },
  EmailInvalid: { id: 'error.EmailInvalid', defaultMessage: 'Invalid email address' },
  PasswordInvalid: { id: 'error.PasswordInvalid', defaultMessage: 'Password is not correct' },
  SlugInvalid: {
    id: 'error.SlugInvalid',
    defaultMessage:
      'An address has 6 to 50 characters: lowercase letters, digits and hyphens, beginning with a letter.',
  },
  CodeInvalid: {
    id: 'error.CodeInvalid',
    defaultMessage: 'A code holds lowercase letters with single hyphens between them.',
  },
  CodeRequired: { id: 'error.CodeRequired', defaultMessage: 'A code is required.' },
  CsvParsingValidation: {
    id: 'error.CsvParsingValidation',
    defaultMessage: 'The file could not be read. Nothing was imported.',
  },
  ImageMinSize: { id: 'error.ImageMinSize', defaultMessage: 'The picture is too small.' },
  ResetPasswordTokenExpired: {
    id: 'error.ResetPasswordTokenExpired',
    defaultMessage: 'This link has expired. Ask for a new one.',
  },
  NotAuthorized: { id: 'error.NotAuthorized', defaultMessage: 'Sign in to do this.' },
  InvalidToken: {
    id: 'error.InvalidToken',
    defaultMessage: 'Your session has ended. Sign in again.',
  },
  UserDoesNotExist: { id: 'error.UserDoesNotExist', defaultMessage: 'User does not exist' },
  Forbidden: { id: 'error.Forbidden', defaultMessage: 'You are not allowed to do this.' },
  TagWordInvalidUserId: {
    id: 'error.TagWordInvalidUserId',
    defaultMessage: 'This tag was added by somebody else.',
  },
  EntryStatusCannotBeChangedForAdminEntity: {
    id: 'error.EntryStatusCannotBeChangedForAdminEntity',
    defaultMessage: 'The status of an entry by an administrator cannot be changed.',
  },
  NotFound: { id: 'error.NotFound', defaultMessage: 'There is no such thing here.' },
  LinkResourceNotFound: {
    id: 'error.LinkResourceNotFound',
    defaultMessage: 'What you want to link no longer exists.',
  },
  UsernameExists: { id: 'error.UsernameExists', defaultMessage: 'This username is taken.' },
  EmailExists: {
    id: 'error.EmailExists',
    defaultMessage: 'There is an account with this email address.',
  },
  SlugAlreadyExists: {
    id: 'error.SlugAlreadyExists',
    defaultMessage: 'This address is taken. Choose another one.',
  },
  CodeAlreadyExists: { id: 'error.CodeAlreadyExists', defaultMessage: 'This code is taken.' },
  SimilarRecordAlreadyExists: {
    id: 'error.SimilarRecordAlreadyExists',
    defaultMessage: 'This is already here.',
  },
  PayloadTooLarge: { id: 'error.PayloadTooLarge', defaultMessage: 'This is too large to send.' },
  LinkToOwn: { id: 'error.LinkToOwn', defaultMessage: 'This is your own already.' },
  LinkToPrivate: { id: 'error.LinkToPrivate', defaultMessage: 'This is private.' },
  ListMaxWordsExceeded: {
    id: 'error.ListMaxWordsExceeded',
    defaultMessage: 'A list cannot hold that many words.',
  },
  TableMinColumnsBelow: {
    id: 'error.TableMinColumnsBelow',
    defaultMessage: 'A table needs more columns.',
  },
  TableMaxColumnsExceeded: {
    id: 'error.TableMaxColumnsExceeded',
    defaultMessage: 'A table cannot have that many columns.',
  },
  TableRowColumnsUnmatched: {
    id: 'error.TableRowColumnsUnmatched',
    defaultMessage: 'A row has more or fewer cells than the table has columns.',
  },
  TableMaxRowsExceeded: {
    id: 'error.TableMaxRowsExceeded',
    defaultMessage: 'A table cannot have that many rows.',
  },
  TableCellMaxWordsExceeded: {
    id: 'error.TableCellMaxWordsExceeded',
    defaultMessage: 'A cell cannot hold that many words.',
  },
  TableRowInvalidColumnIndex: {
    id: 'error.TableRowInvalidColumnIndex',
    defaultMessage: 'The table has no such column.',
  },
  MaxTranWordPinsExceeded: {
    id: 'error.MaxTranWordPinsExceeded',
    defaultMessage: 'You have pinned as many translations of this word as you can.',
  },
  MaxWordImagePinsExceeded: {
    id: 'error.MaxWordImagePinsExceeded',
    defaultMessage: 'You have pinned as many pictures of this word as you can.',
  },
  ImageCannotUploadInDevelopmentFolder: {
    id: 'error.ImageCannotUploadInDevelopmentFolder',
    defaultMessage: 'Pictures cannot be uploaded here.',
  },
  SmmChannelIsNotActive: {
    id: 'error.SmmChannelIsNotActive',
    defaultMessage: 'This channel is not active. Check it, or continue it if it is paused.',
  },
  SmmPostWordWithoutTranslation: {
    id: 'error.SmmPostWordWithoutTranslation',
    defaultMessage: 'Some words have no translation into the language of the channel.',
  },
  SmmChannelKeyMissing: {
    id: 'error.SmmChannelKeyMissing',
    defaultMessage:
      'The server has no key for the tokens of channels, or not the one that they were saved with.',
  },
  TooManyRequests: {
    id: 'error.TooManyRequests',
    defaultMessage: 'Too many requests. Wait a little and try again.',
  },
  ErrorText: {
    id: 'error.ErrorText',
    defaultMessage: 'Something went wrong on our side. Try again.',
  },
  InvalidConfigEnv: {
    id: 'error.InvalidConfigEnv',
    defaultMessage: 'The server is not configured correctly.',
  },
  DatabaseUnavailable: {
    id: 'error.DatabaseUnavailable',
    defaultMessage: 'The word base is away for a moment. Try again soon.',
  },
} satisfies Record<ErrorCode, { id: string; defaultMessage: string }>);
