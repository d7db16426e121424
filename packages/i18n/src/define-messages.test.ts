import type { MessageValuesOf } from '@formatjs/intl';
import { expectTypeOf, it } from 'vitest';
import { defineMessages } from './define-messages.ts';

const messages = defineMessages({
  plain: { id: 'plain', defaultMessage: 'Save' },
  named: { id: 'named', defaultMessage: 'Hello, {name}' },
  nested: {
    id: 'nested',
    defaultMessage:
      '{kind, select, list {{count, plural, one {# word of {owner}} other {# words of {owner}}}} other {{share, number, percent}}}',
  },
});

type Values<Key extends keyof typeof messages> = MessageValuesOf<(typeof messages)[Key]>;

it('reads the values of a message from its English text', () => {
  expectTypeOf<keyof Values<'plain'>>().toBeNever();
  expectTypeOf<Values<'named'>>().toEqualTypeOf<{ name: string | number }>();
  expectTypeOf<keyof Values<'nested'>>().toEqualTypeOf<'kind' | 'count' | 'owner' | 'share'>();
  expectTypeOf<Values<'nested'>['count']>().toEqualTypeOf<number>();
  expectTypeOf<Values<'nested'>['share']>().toEqualTypeOf<number>();
  expectTypeOf<string>().toExtend<Values<'nested'>['kind']>();
});
