import { memo, type RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, family, radius, size, space } from '../../theme/token.ts';

interface SpecialLettersProps {
  letters: readonly string[];
  lang: string;
  /** The field to insert them into, at the caret. */
  field: RefObject<HTMLInputElement | null>;
}

/** Buttons for letters that a keyboard may lack. The field keeps the focus and its soft keyboard. */
export const SpecialLetters = memo(function SpecialLetters({
  letters,
  lang,
  field,
}: SpecialLettersProps) {
  const { formatMessage } = useIntl();
  if (letters.length === 0) return null;
  return (
    <Bar role="group" aria-label={formatMessage(messages.letters)} lang={lang}>
      {letters.map((letter) => (
        <Letter
          key={letter}
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => field.current && insert(field.current, letter)}
        >
          {letter}
        </Letter>
      ))}
    </Bar>
  );
});

function insert(field: HTMLInputElement, letter: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(letter, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  // `setRangeText` fires no event, but React's onChange needs one.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

const messages = defineMessages({
  letters: { id: 'ui.specialLetters.letters', defaultMessage: 'Special letters' },
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s1};
`;

const Letter = styled.button`
  min-width: 2.75rem;
  min-height: 2.75rem;
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  font: 600 ${size.wordSmall} / 1 ${family.word};
  cursor: pointer;
`;
