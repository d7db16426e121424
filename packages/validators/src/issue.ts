/**
 * Why a value is invalid: a code, and the parameters of its message. It is plain JSON data without a
 * message, so it can be sent over the wire and translated where it is shown.
 *
 * Lengths count UTF-16 code units, as `maxlength` in HTML and `String.prototype.length` do.
 *
 * @example
 * const issue: Issue = { code: 'minLength', minLength: 8 };
 */
export type Issue =
  | { readonly code: 'required' }
  | { readonly code: 'email' }
  | { readonly code: 'number' }
  | { readonly code: 'length'; readonly length: number }
  | { readonly code: 'minLength'; readonly minLength: number }
  | { readonly code: 'maxLength'; readonly maxLength: number }
  | { readonly code: 'minItems'; readonly minItems: number }
  | { readonly code: 'maxItems'; readonly maxItems: number }
  | { readonly code: 'range'; readonly min?: number; readonly max?: number }
  | { readonly code: 'moreThan'; readonly moreThan: number }
  | { readonly code: 'lessThan'; readonly lessThan: number }
  | { readonly code: 'step'; readonly step: number }
  | { readonly code: 'type'; readonly type: string }
  | { readonly code: 'pattern'; readonly pattern: string }
  | { readonly code: 'option'; readonly options: readonly string[] }
  | { readonly code: 'slug'; readonly minLength: number; readonly maxLength: number }
  | { readonly code: 'username'; readonly minLength: number; readonly maxLength: number }
  | { readonly code: 'tagCode' }
  | { readonly code: 'passwordLength'; readonly minLength: number }
  /** The password contains a character that is neither an ASCII letter nor a digit nor a symbol. */
  | { readonly code: 'passwordCharacter'; readonly symbols: string }
  | {
      readonly code: 'passwordMissing';
      readonly missing: readonly PasswordCharacter[];
      readonly symbols: string;
    }
  /** For callers with a list of common passwords. No check of this package returns it. */
  | { readonly code: 'commonPassword' }
  | { readonly code: 'passwordMismatch' }
  /** For callers that parse quoted text. No check of this package returns it. */
  | { readonly code: 'quotation' }
  | { readonly code: 'fileType'; readonly accept: string }
  | { readonly code: 'unknownField' }
  | { readonly code: 'invalid' };

/**
 * A kind of character that a password must contain.
 *
 * @example
 * const names: Record<PasswordCharacter, string> = loadNames();
 */
export type PasswordCharacter = 'lowercase' | 'uppercase' | 'digit' | 'symbol';

/**
 * A part of the password rule: the length, or a kind of character.
 *
 * @example
 * const texts: Record<PasswordRule, string> = loadTexts();
 */
export type PasswordRule = 'length' | PasswordCharacter;

/**
 * The code of an issue.
 *
 * @example
 * const messages: Record<IssueCode, string> = loadMessages();
 */
export type IssueCode = Issue['code'];
