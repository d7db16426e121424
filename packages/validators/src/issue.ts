/**
 * Why a value was refused: a code, and the values that a sentence about it needs. It holds plain
 * JSON data and never a sentence, so it travels over the wire and is put into words, in any
 * language, where it is shown.
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
  | { readonly code: 'password'; readonly minLength: number; readonly symbols: string }
  /** For whoever keeps a list of common passwords; no check of this package raises it. */
  | { readonly code: 'commonPassword' }
  | { readonly code: 'passwordMismatch' }
  /** For whoever reads texts with quoted parts; no check of this package raises it. */
  | { readonly code: 'quotation' }
  | { readonly code: 'fileType'; readonly accept: string }
  | { readonly code: 'unknownField' }
  | { readonly code: 'invalid' };

/**
 * The name of a rule that a value can break.
 *
 * @example
 * const sentences: Record<IssueCode, string> = loadSentences();
 */
export type IssueCode = Issue['code'];
