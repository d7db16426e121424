import { defineMessage } from '@formatjs/intl';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { defineMessages } from './define-messages.ts';

/** Replaces the message of `ParameterInvalid` if only a new password is invalid. */
export const newPasswordMessage = defineMessage({
  id: 'error.newPassword',
  defaultMessage: 'The new password doesn’t meet the requirements.',
});

/** The message of every error code. The server responds with it in the locale of the request. */
export const errorMessages = defineMessages({
  ParameterInvalid: {
    id: 'error.ParameterInvalid',
    defaultMessage: 'Something isn’t right. Check the marked fields.',
  },
  UsernameInvalid: {
    id: 'error.UsernameInvalid',
    defaultMessage: 'Use 6 to 49 lowercase letters and digits, beginning with a letter.',
  },
  EmailInvalid: { id: 'error.EmailInvalid', defaultMessage: 'Invalid email address' },
  PasswordInvalid: { id: 'error.PasswordInvalid', defaultMessage: 'Password is not correct' },
  SlugInvalid: {
    id: 'error.SlugInvalid',
    defaultMessage:
      'Use 6 to 50 characters: lowercase letters, digits and hyphens, beginning with a letter.',
  },
  CodeInvalid: {
    id: 'error.CodeInvalid',
    defaultMessage: 'Use lowercase letters, with single hyphens between them.',
  },
  CodeRequired: { id: 'error.CodeRequired', defaultMessage: 'A code is required.' },
  CsvParsingValidation: {
    id: 'error.CsvParsingValidation',
    defaultMessage: 'Couldn’t read the file. Nothing was imported.',
  },
  ImageMinSize: { id: 'error.ImageMinSize', defaultMessage: 'This picture is too small.' },
  RecordingUnreadable: {
    id: 'error.RecordingUnreadable',
    defaultMessage: 'Couldn’t read this sound file. Record the word, or choose another file.',
  },
  RecordingTooShort: {
    id: 'error.RecordingTooShort',
    defaultMessage: 'This recording is too short. Say the whole word.',
  },
  RecordingTooLong: {
    id: 'error.RecordingTooLong',
    defaultMessage: 'This recording is longer than 10 seconds. Say only the word.',
  },
  RecordingSilent: {
    id: 'error.RecordingSilent',
    defaultMessage: 'Nothing can be heard. Check the microphone and record again.',
  },
  PackageUnreadable: {
    id: 'error.PackageUnreadable',
    defaultMessage: 'This file is damaged. Export it again.',
  },
  PackageForeign: {
    id: 'error.PackageForeign',
    defaultMessage:
      'This isn’t an Anki package (.apkg or .colpkg), a Mochi deck or a Wordhoard account export. Paste words as JSON, CSV or text under “Your words”.',
  },
  ResetPasswordTokenExpired: {
    id: 'error.ResetPasswordTokenExpired',
    defaultMessage: 'This link has expired. Ask for a new one.',
  },
  EmailTokenExpired: {
    id: 'error.EmailTokenExpired',
    defaultMessage: 'This link has expired. Ask for a new one in the settings.',
  },
  NotAuthorized: { id: 'error.NotAuthorized', defaultMessage: 'Sign in to do this.' },
  InvalidToken: {
    id: 'error.InvalidToken',
    defaultMessage: 'Your session has ended. Sign in again.',
  },
  UserDoesNotExist: { id: 'error.UserDoesNotExist', defaultMessage: 'User does not exist' },
  Forbidden: { id: 'error.Forbidden', defaultMessage: 'You don’t have permission to do this.' },
  TagWordInvalidUserId: {
    id: 'error.TagWordInvalidUserId',
    defaultMessage: 'Someone else added this tag.',
  },
  EntryStatusCannotBeChangedForAdminEntity: {
    id: 'error.EntryStatusCannotBeChangedForAdminEntity',
    defaultMessage: 'An administrator’s entry keeps its status.',
  },
  NotFound: { id: 'error.NotFound', defaultMessage: 'Nothing found here.' },
  LinkResourceNotFound: {
    id: 'error.LinkResourceNotFound',
    defaultMessage: 'This no longer exists.',
  },
  UsernameExists: { id: 'error.UsernameExists', defaultMessage: 'This username is taken.' },
  EmailExists: {
    id: 'error.EmailExists',
    defaultMessage: 'An account with this email address already exists.',
  },
  SlugAlreadyExists: {
    id: 'error.SlugAlreadyExists',
    defaultMessage: 'This address is taken. Choose another one.',
  },
  CodeAlreadyExists: { id: 'error.CodeAlreadyExists', defaultMessage: 'This code is taken.' },
  SimilarRecordAlreadyExists: {
    id: 'error.SimilarRecordAlreadyExists',
    defaultMessage: 'This already exists.',
  },
  WordIsForm: {
    id: 'error.WordIsForm',
    defaultMessage: 'This is a form of a word that already exists.',
  },
  PayloadTooLarge: { id: 'error.PayloadTooLarge', defaultMessage: 'This is too large to send.' },
  LinkToOwn: { id: 'error.LinkToOwn', defaultMessage: 'This is already yours.' },
  LinkToPrivate: { id: 'error.LinkToPrivate', defaultMessage: 'This is private.' },
  ListMaxWordsExceeded: {
    id: 'error.ListMaxWordsExceeded',
    defaultMessage: 'That’s too many words for one list.',
  },
  ImportMaxWordsExceeded: {
    id: 'error.ImportMaxWordsExceeded',
    defaultMessage: 'A text can have up to 50,000 words. Import it in several parts.',
  },
  TableMinColumnsBelow: {
    id: 'error.TableMinColumnsBelow',
    defaultMessage: 'A table needs more columns.',
  },
  TableMaxColumnsExceeded: {
    id: 'error.TableMaxColumnsExceeded',
    defaultMessage: 'That’s too many columns for a table.',
  },
  TableRowColumnsUnmatched: {
    id: 'error.TableRowColumnsUnmatched',
    defaultMessage: 'A row has more or fewer cells than the table has columns.',
  },
  TableMaxRowsExceeded: {
    id: 'error.TableMaxRowsExceeded',
    defaultMessage: 'That’s too many rows for a table.',
  },
  TableCellMaxWordsExceeded: {
    id: 'error.TableCellMaxWordsExceeded',
    defaultMessage: 'That’s too many words for one cell.',
  },
  TableRowInvalidColumnIndex: {
    id: 'error.TableRowInvalidColumnIndex',
    defaultMessage: 'The table has no such column.',
  },
  ImportUnavailable: {
    id: 'error.ImportUnavailable',
    defaultMessage: 'This import is finished, or was cancelled.',
  },
  PackageTooLarge: {
    id: 'error.PackageTooLarge',
    defaultMessage: 'This package holds too much: at most 100,000 notes and 1 GB of text.',
  },
  ImportUndoExpired: {
    id: 'error.ImportUndoExpired',
    defaultMessage: 'An import can be undone for seven days.',
  },
  MaxTranWordPinsExceeded: {
    id: 'error.MaxTranWordPinsExceeded',
    defaultMessage: 'You can’t pin more translations of this word.',
  },
  MaxWordImagePinsExceeded: {
    id: 'error.MaxWordImagePinsExceeded',
    defaultMessage: 'You can’t pin more pictures of this word.',
  },
  StudyMaxPlansExceeded: {
    id: 'error.StudyMaxPlansExceeded',
    defaultMessage: 'You have five study plans already. Finish or stop one first.',
  },
  ImageCannotUploadInDevelopmentFolder: {
    id: 'error.ImageCannotUploadInDevelopmentFolder',
    defaultMessage: 'Files can’t be uploaded here.',
  },
  SmmChannelIsNotActive: {
    id: 'error.SmmChannelIsNotActive',
    defaultMessage: 'This channel isn’t working. Check it, or resume it if it’s paused.',
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
  SpeechUnavailable: {
    id: 'error.SpeechUnavailable',
    defaultMessage: 'This server can’t speak the word.',
  },
  TooManyRequests: {
    id: 'error.TooManyRequests',
    defaultMessage:
      'Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  ErrorText: {
    id: 'error.ErrorText',
    defaultMessage: 'Something went wrong on our side. Try again.',
  },
  InvalidConfigEnv: {
    id: 'error.InvalidConfigEnv',
    defaultMessage: 'The server isn’t configured correctly.',
  },
  DatabaseUnavailable: {
    id: 'error.DatabaseUnavailable',
    defaultMessage: 'Wordhoard is unavailable for a moment. Try again soon.',
  },
  StorageUnavailable: {
    id: 'error.StorageUnavailable',
    defaultMessage: 'Pictures and recordings are unavailable for a moment. Try again soon.',
  },
} satisfies Record<ErrorCode, { id: string; defaultMessage: string }>);
