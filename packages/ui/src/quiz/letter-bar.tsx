import { memo, type RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, family, radius, size, space } from '../theme/token.ts';

interface LetterBarProps {
  letters: readonly string[];
  lang: string;
  /** Where they are written, at the place of its caret. */
  field: RefObject<HTMLInputElement | null>;
}

/** Letters that a keyboard may lack. They leave the focus, and with it the soft keyboard, where it is. */
export const LetterBar = memo(function LetterBar({ letters, lang, field }: LetterBarProps) {
  const { formatMessage } = useIntl();
  if (letters.length === 0) return null;
  return (
    <Bar role="group" aria-label={formatMessage(messages.letters)} lang={lang}>
      {letters.map((letter) => (
        <Letter
          key={letter}
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => field.current && write(field.current, letter)}
        >
          {letter}
        </Letter>
      ))}
    </Bar>
  );
});

function write(field: HTMLInputElement, letter: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(letter, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  // Who listens to what is typed hears of these letters too.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

const messages = defineMessages({
  letters: { id: 'ui.letterBar.letters', defaultMessage: 'Special letters' },
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
