import { defineMessages } from '@wordhoard/i18n/messages';
import { memo, type PointerEvent, type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { ShiftIcon } from '../../theme/icon.ts';
import { color, family, radius, size, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { capitalize } from '../../word/word-text.ts';
import { insertText } from './edit-field.ts';

interface SpecialLettersProps {
  /** In lower case. */
  letters: readonly string[];
  lang: string;
  /** The field to insert them into, at the caret. */
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Buttons for letters that a keyboard may lack. The field keeps the focus and its soft keyboard. As on a
 * soft keyboard, the shift button makes the next letter a capital; the Shift key does it as well.
 */
export const SpecialLetters = memo(function SpecialLetters({
  letters,
  lang,
  field,
}: SpecialLettersProps) {
  const { formatMessage } = useIntl();
  const [isShifted, setShifted] = useState(false);
  if (letters.length === 0) return null;

  const hasCapitals = letters.some((letter) => capitalize(letter, lang) !== letter);
  function type(letter: string): void {
    if (field.current) {
      insertText(field.current, letter);
      field.current.focus();
    }
    setShifted(false);
  }

  return (
    <Bar role="group" aria-label={formatMessage(messages.letters)}>
      {hasCapitals && (
        <Shift
          aria-pressed={isShifted}
          onPointerDown={keepFocus}
          onClick={() => setShifted(!isShifted)}
        >
          <ShiftIcon aria-hidden="true" />
          <VisuallyHidden>{formatMessage(messages.shift)}</VisuallyHidden>
        </Shift>
      )}
      {letters.map((letter) => {
        const capital = capitalize(letter, lang);
        return (
          <Letter
            key={letter}
            lang={lang}
            onPointerDown={keepFocus}
            onClick={({ shiftKey }) => type(isShifted || shiftKey ? capital : letter)}
          >
            {isShifted ? capital : letter}
          </Letter>
        );
      })}
    </Bar>
  );
});

const keepFocus = (event: PointerEvent): void => event.preventDefault();

const messages = defineMessages({
  letters: { id: 'ui.specialLetters.letters', defaultMessage: 'Special letters' },
  shift: { id: 'ui.specialLetters.shift', defaultMessage: 'Capital letter' },
});

/* One row to swipe through on a phone, where its keyboard leaves little room. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s1};

  @media (max-width: 36rem) {
    flex-wrap: nowrap;
    justify-content: safe center;
    margin-inline: calc(-1 * ${space.s4});
    padding-inline: ${space.s4};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
`;

const Letter = styled(Button)`
  flex: none;
  min-width: 2.75rem;
  padding: 0;
  border-radius: ${radius.small};
  font: 600 ${size.wordSmall} / 1 ${family.word};
`;

const Shift = styled(Letter)`
  color: ${color.textMuted};

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;
