import { defineMessages } from '@wordhoard/i18n/messages';
import { findAlphabet } from '@wordhoard/quiz-engine/text';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { BackspaceIcon, SpaceIcon } from '../../theme/icon.ts';
import { color, family, radius, size, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { findDirection } from '../../word/word-text.ts';
import { deleteText, insertText } from './edit-field.ts';

interface AlphabetKeysProps {
  lang: string;
  /** The field to type into, at the caret. */
  field: RefObject<HTMLInputElement | null>;
  /** A text to copy: only its letters are shown. */
  copied?: string | undefined;
}

/**
 * All letters of a script, for learners without a keyboard of it. One key is in the tab order, and the arrow keys move
 * between them. Pressed with a pointer, the field keeps the focus.
 */
export function AlphabetKeys({ lang, field, copied }: AlphabetKeysProps) {
  const { formatMessage } = useIntl();
  const [row, setRow] = useState(0);
  const isKana = lang.startsWith('ja') && copied === undefined;
  const letters = isKana ? [...(kanaRows[row]?.kana ?? '')] : listLetters(lang, copied);
  const direction = findDirection(letters);
  const edit = (change: (input: HTMLInputElement) => void) => () => {
    if (field.current) change(field.current);
  };
  const actions = (
    <>
      <LetterKey onPress={edit((input) => insertText(input, ' '))}>
        <SpaceIcon aria-hidden="true" />
        <VisuallyHidden>{formatMessage(messages.space)}</VisuallyHidden>
      </LetterKey>
      <LetterKey onPress={edit(deleteText)}>
        <BackspaceIcon aria-hidden="true" />
        <VisuallyHidden>{formatMessage(messages.delete)}</VisuallyHidden>
      </LetterKey>
    </>
  );
  return (
    <Keys role="group" aria-label={formatMessage(messages.alphabet)} onKeyDown={moveFocus}>
      {isKana && (
        <Letters $columns={5}>
          {kanaRows.map(({ kana, sound }, index) => (
            <LetterKey
              key={sound}
              lang={lang}
              isFirst={index === 0}
              isPressed={index === row}
              onPress={() => setRow(index)}
            >
              {kana.charAt(0)} <Sound lang="ja-Latn">{sound}</Sound>
            </LetterKey>
          ))}
        </Letters>
      )}
      <Letters dir={direction} $columns={isKana ? 5 : 7} data-kana={isKana || undefined}>
        {letters.map((letter, index) => (
          <LetterKey
            key={letter}
            lang={lang}
            isFirst={!isKana && index === 0}
            onPress={edit((input) => insertText(input, letter))}
          >
            {letter}
          </LetterKey>
        ))}
        {!isKana && actions}
      </Letters>
      {isKana && <Letters $columns={2}>{actions}</Letters>}
    </Keys>
  );
}

/** The rows of the table of hiragana, with their voiced and small forms. Katakana is graded like hiragana. */
const kanaRows = [
  { sound: 'a', kana: 'あいうえおぁぃぅぇぉ' },
  { sound: 'k', kana: 'かきくけこがぎぐげご' },
  { sound: 's', kana: 'さしすせそざじずぜぞ' },
  { sound: 't', kana: 'たちつてとだぢづでどっ' },
  { sound: 'n', kana: 'なにぬねの' },
  { sound: 'h', kana: 'はひふへほばびぶべぼぱぴぷぺぽ' },
  { sound: 'm', kana: 'まみむめも' },
  { sound: 'y', kana: 'やゆよゃゅょ' },
  { sound: 'r', kana: 'らりるれろ' },
  { sound: 'w', kana: 'わをんー' },
];

/** Final forms and signs that are no letters of their own. */
const furtherLetters: Readonly<Record<string, string>> = { he: 'ךםןףץ', uk: '’' };

/** All letters of a language, or those of a text, sorted. */
function listLetters(lang: string, text: string | undefined): string[] {
  if (text !== undefined)
    return [...new Set(text.match(/\p{L}\p{M}*|ー/gu))].toSorted(new Intl.Collator(lang).compare);
  const { letters = [], specialLetters = [] } = findAlphabet(lang) ?? {};
  const [language = ''] = lang.split('-', 1);
  return [...new Set([...letters, ...specialLetters, ...(furtherLetters[language] ?? '')])];
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Left and right follow the direction of the letters. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const keys = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const index = keys.indexOf(event.target as HTMLElement);
  if (step === undefined || index < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const isMirrored =
    /^Arrow[LR]/u.test(event.key) && getComputedStyle(event.target as Element).direction === 'rtl';
  keys.at((index + (isMirrored ? -step : step)) % keys.length)?.focus();
}

interface LetterKeyProps {
  lang?: string;
  /** Whether it is the one in the tab order. */
  isFirst?: boolean;
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function LetterKey({ lang, isFirst = false, isPressed, onPress, children }: LetterKeyProps) {
  return (
    <StyledKey
      lang={lang}
      tabIndex={isFirst ? undefined : -1}
      aria-pressed={isPressed}
      onPointerDown={keepFocus}
      onClick={onPress}
    >
      {children}
    </StyledKey>
  );
}

const keepFocus = (event: MouseEvent): void => event.preventDefault();

const messages = defineMessages({
  alphabet: { id: 'ui.alphabetKeys.alphabet', defaultMessage: 'Alphabet' },
  space: { id: 'ui.alphabetKeys.space', defaultMessage: 'Space' },
  delete: { id: 'ui.alphabetKeys.delete', defaultMessage: 'Delete' },
});

const Keys = styled.div`
  display: grid;
  gap: ${space.s2};
`;

const Letters = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(2.75rem, 1fr));
  gap: ${space.s1};
  align-content: start;

  /* The longest row, so that the keys below stay in their places. */
  &[data-kana] {
    min-height: calc(3 * 2.75rem + 2 * ${space.s1});
  }
`;

const StyledKey = styled(Button)`
  min-width: 0;
  padding: 0;
  border-radius: ${radius.small};
  font: 600 ${size.wordSmall} / 1 ${family.word};

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;

const Sound = styled.span`
  color: ${color.textMuted};
  font: 400 ${size.caption} / 1 ${family.sans};
`;
