import type { TypedMessageDescriptor } from '@formatjs/intl';
import type { GetICUArgs } from '@schummar/icu-type-parser';

interface MessageSource {
  id: string;
  defaultMessage: string;
}

/** One type for each branch of `{kind, select, …}`. */
type BranchValues<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number }
>;

type NameIn<Branch> = Branch extends Branch ? keyof Branch & string : never;

/** The values of all branches. */
type AllValues<Branch> = {
  [Name in NameIn<Branch>]: Branch extends Record<Name, infer Value extends string | number>
    ? Value
    : never;
};

/**
 * Declares messages, each with an id and its English text. The text says which values the message needs:
 * `{name}` a string or a number, `{count, number}` and `{count, plural, …}` a number, `{kind, select, …}` a string.
 */
export function defineMessages<const Messages extends Record<string, MessageSource>>(
  messages: Messages,
) {
  return messages as unknown as {
    readonly [Key in keyof Messages]: TypedMessageDescriptor<
      AllValues<BranchValues<Messages[Key]['defaultMessage']>>
    >;
  };
}
