import { defineMessages } from '@wordhoard/i18n/messages';
import type { UseComboboxPropGetters } from 'downshift';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Note } from '../layout/stack.tsx';
import { color, family, layer, radius, shadow, size, space } from '../theme/token.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';

/** A suggestion, such as a word, a list or a tag. */
export interface ComboboxOption {
  id: string;
  text: string;
  /** The language of the text as a BCP 47 tag, if it is a word. */
  lang?: string | undefined;
  /** The text as it is shown, such as a word with its reading. By default, the text. */
  label?: ReactNode;
  /** A line below the text, such as the translation of a word. */
  description?: ReactNode;
  /** An image or an icon before the text. */
  image?: ReactNode;
}

export type ComboboxState = 'idle' | 'loading' | 'failed';

interface ComboboxPopupProps<Option extends ComboboxOption>
  extends Pick<UseComboboxPropGetters<Option>, 'getMenuProps' | 'getItemProps'> {
  isOpen: boolean;
  /** Whether the text was typed, rather than set initially. */
  isTyped: boolean;
  options: readonly Option[];
  state: ComboboxState;
  emptyText: ReactNode;
}

/**
 * The suggestions below the field, or the reason why there are none; both are announced. The reason is
 * part of the layout and stays after blur, so that nothing moves.
 */
export function ComboboxPopup<Option extends ComboboxOption>({
  isOpen,
  isTyped,
  options,
  state,
  emptyText,
  getMenuProps,
  getItemProps,
}: ComboboxPopupProps<Option>) {
  const { formatMessage } = useIntl();
  const count = options.length;
  const hasOptions = isOpen && count > 0;
  const isEmpty = isTyped && count === 0 && state !== 'loading';
  const reason =
    emptyText !== undefined && state === 'idle' ? emptyText : formatMessage(reasonMessages[state]);
  return (
    <>
      <List
        {...getMenuProps({ 'aria-label': formatMessage(messages.suggestions) })}
        aria-busy={state === 'loading'}
        hidden={!hasOptions}
      >
        {hasOptions &&
          options.map((option, index) => (
            <Option key={option.id} {...getItemProps({ item: option, index })}>
              {option.image && <Illustration>{option.image}</Illustration>}
              <Texts>
                <Text lang={option.lang} dir="auto">
                  {option.label ?? option.text}
                </Text>
                {option.description && <Note as="span">{option.description}</Note>}
              </Texts>
            </Option>
          ))}
      </List>
      <Reason role="status" data-seen={isEmpty}>
        {hasOptions && formatMessage(messages.count, { count })}
        {(isEmpty || (isOpen && count === 0)) && reason}
      </Reason>
    </>
  );
}

const messages = defineMessages({
  suggestions: { id: 'ui.combobox.suggestions', defaultMessage: 'Suggestions' },
  count: {
    id: 'ui.combobox.count',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
  },
});

const reasonMessages = defineMessages({
  idle: { id: 'ui.combobox.empty', defaultMessage: 'Nothing found' },
  loading: { id: 'ui.combobox.loading', defaultMessage: 'Searching…' },
  failed: { id: 'ui.combobox.failed', defaultMessage: 'Couldn’t load suggestions.' },
});

const List = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + ${space.s1});
  inset-inline: 0;
  z-index: ${layer.popup};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  outline: 1px solid ${color.hairline};
  max-height: min(24rem, 50dvh);
  padding: ${space.s1};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: 3rem;
  padding: ${space.s1} ${space.s3};
  border-radius: ${radius.small};
  border-inline-start: 3px solid transparent;
  cursor: pointer;

  &[aria-selected='true'] {
    border-color: ${color.accent};
    background: ${color.surfaceSunken};
  }
`;

const Illustration = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.25rem;
  color: ${color.textMuted};
`;

const Texts = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Text = styled.bdi`
  text-align: start;

  &[lang] {
    font: 600 ${size.wordSmall} / 1.3 ${family.word};
  }
`;

const Reason = styled.p`
  margin-block-start: ${space.s1};
  color: ${color.textMuted};
  font-size: ${size.caption};

  &[data-seen='false'] {
    ${visuallyHidden}
  }
`;
