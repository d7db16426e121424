import { defineMessages } from '@wordhoard/i18n/messages';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Dialog } from '../../feedback/dialog.tsx';
import { CharacterKeysContext } from '../../keyboard/use-shortcuts.ts';
import { color, family, radius, size, space } from '../../theme/token.ts';

export type QuizKind = keyof typeof boardKeys;

interface Shortcut {
  /** The labels of the keys: “1”, “Enter”. */
  keys: readonly string[];
  action: keyof typeof messages;
}

const pass: Shortcut = { keys: ['0'], action: 'pass' };
const next: Shortcut = { keys: ['Enter'], action: 'next' };

const boardKeys = {
  'by-ear': [
    { keys: ['A', '–', 'Z'], action: 'write' },
    { keys: ['Enter'], action: 'replayOrCheck' },
  ],
  cards: [
    { keys: ['Space'], action: 'flip' },
    { keys: ['1', '←'], action: 'unknown' },
    { keys: ['2', '→'], action: 'known' },
    { keys: ['3'], action: 'easy' },
  ],
  'letter-match': [
    { keys: ['A', '–', 'Z'], action: 'place' },
    { keys: ['⌫'], action: 'removeLetter' },
    { keys: ['1'], action: 'hint' },
    pass,
    next,
  ],
  'match-up': [
    { keys: ['1', '–', '6'], action: 'selectPrompt' },
    { keys: ['A', '–', 'F'], action: 'selectAnswer' },
    pass,
    next,
  ],
  'multiple-choice': [{ keys: ['1', '–', '4'], action: 'choose' }, pass, next],
  teach: [
    { keys: ['Enter', '→'], action: 'nextWord' },
    { keys: ['←'], action: 'previousWord' },
  ],
  spelling: [
    { keys: ['A', '–', 'Z'], action: 'write' },
    { keys: ['Enter'], action: 'check' },
  ],
} satisfies Record<string, readonly Shortcut[]>;

const frameKeys: readonly Shortcut[] = [
  { keys: ['P'], action: 'play' },
  { keys: ['Z'], action: 'undo' },
  { keys: ['Esc'], action: 'leave' },
];

export interface ShortcutHelpProps {
  onClose: () => void;
  /** The quiz kind whose keys are listed. */
  kind: QuizKind;
}

/** What learners type into a field, and what no character starts, works without character keys too. */
const removeCharacterKeys = (shortcuts: readonly Shortcut[]): Shortcut[] =>
  shortcuts
    .map(({ keys, action }) => ({
      keys: action === 'write' ? keys : keys.filter((key) => !/^[A-Z\d–]$/.test(key)),
      action,
    }))
    .filter(({ keys }) => keys.length > 0);

/** Lists the keys of a board and of the frame around it. */
export function ShortcutHelp({ onClose, kind }: ShortcutHelpProps) {
  const { formatMessage } = useIntl();
  const all = [...boardKeys[kind], ...frameKeys];
  const shortcuts = use(CharacterKeysContext) ? all : removeCharacterKeys(all);
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage(messages.title)}>
      <dl>
        {shortcuts.map(({ keys, action }) => (
          <Line key={action}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{formatMessage(messages[action])}</dd>
          </Line>
        ))}
      </dl>
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'ui.shortcutHelp.title', defaultMessage: 'Keyboard shortcuts' },
  check: { id: 'ui.shortcutHelp.check', defaultMessage: 'Check the answer and continue' },
  flip: { id: 'ui.shortcutHelp.flip', defaultMessage: 'Turn the card over' },
  unknown: { id: 'ui.shortcutHelp.unknown', defaultMessage: 'Not yet' },
  known: { id: 'ui.shortcutHelp.known', defaultMessage: 'I know it' },
  easy: { id: 'ui.shortcutHelp.easy', defaultMessage: 'Easy' },
  replayOrCheck: {
    id: 'ui.shortcutHelp.replayOrCheck',
    defaultMessage: 'Empty: replay. Filled: check.',
  },
  choose: { id: 'ui.shortcutHelp.choose', defaultMessage: 'Choose an answer' },
  selectPrompt: { id: 'ui.shortcutHelp.selectPrompt', defaultMessage: 'Choose a tile on the left' },
  selectAnswer: {
    id: 'ui.shortcutHelp.selectAnswer',
    defaultMessage: 'Choose a tile on the right',
  },
  place: {
    id: 'ui.shortcutHelp.place',
    defaultMessage: 'Place a letter (P and Z are letters, too, until the word is done)',
  },
  write: {
    id: 'ui.shortcutHelp.write',
    defaultMessage: 'Type (P and Z are letters, too, until you’ve answered)',
  },
  removeLetter: { id: 'ui.shortcutHelp.removeLetter', defaultMessage: 'Take a letter back' },
  hint: { id: 'ui.shortcutHelp.hint', defaultMessage: 'Ask for a letter' },
  pass: { id: 'ui.shortcutHelp.pass', defaultMessage: 'I don’t know' },
  next: { id: 'ui.shortcutHelp.next', defaultMessage: 'Continue' },
  nextWord: { id: 'ui.shortcutHelp.nextWord', defaultMessage: 'Got it' },
  previousWord: { id: 'ui.shortcutHelp.previousWord', defaultMessage: 'Previous word' },
  play: { id: 'ui.shortcutHelp.play', defaultMessage: 'Hear the word again' },
  undo: { id: 'ui.shortcutHelp.undo', defaultMessage: 'Undo last answer' },
  leave: { id: 'ui.shortcutHelp.leave', defaultMessage: 'Leave for now' },
});

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  min-height: 3rem;
  border-block-start: 1px solid ${color.hairline};

  dt {
    display: flex;
    flex: 0 0 6rem;
    gap: ${space.s1};
  }
`;

const Key = styled.kbd`
  min-width: 1.75rem;
  padding: ${space.s1} ${space.s2};
  border: 1px solid ${color.outline};
  border-radius: ${radius.small};
  font: 600 ${size.caption} / 1.2 ${family.sans};
  text-align: center;
`;
