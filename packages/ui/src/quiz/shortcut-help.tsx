import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Dialog } from '../feedback/dialog.tsx';
import { color, family, radius, size, space } from '../theme/token.ts';

export type BoardKind = keyof typeof boardKeys;

interface Shortcut {
  /** As they are printed on the keys: “1”, “Enter”. */
  keys: readonly string[];
  does: keyof typeof messages;
}

const pass: Shortcut = { keys: ['0'], does: 'pass' };
const goOn: Shortcut = { keys: ['Enter'], does: 'goOn' };

const boardKeys = {
  'by-ear': [
    { keys: ['A', '–', 'Z'], does: 'write' },
    { keys: ['Enter'], does: 'hearOrCheck' },
  ],
  cards: [
    { keys: ['Space'], does: 'turn' },
    { keys: ['1', '←'], does: 'missed' },
    { keys: ['2', '→'], does: 'knew' },
  ],
  'letter-match': [
    { keys: ['A', '–', 'Z'], does: 'place' },
    { keys: ['⌫'], does: 'takeLetter' },
    { keys: ['1'], does: 'hint' },
    pass,
    goOn,
  ],
  'match-up': [
    { keys: ['1', '–', '6'], does: 'left' },
    { keys: ['A', '–', 'F'], does: 'right' },
    pass,
    goOn,
  ],
  'multiple-choice': [{ keys: ['1', '–', '4'], does: 'choose' }, pass, goOn],
  spelling: [
    { keys: ['A', '–', 'Z'], does: 'write' },
    { keys: ['Enter'], does: 'check' },
  ],
} satisfies Record<string, readonly Shortcut[]>;

const frameKeys: readonly Shortcut[] = [
  { keys: ['P'], does: 'play' },
  { keys: ['Z'], does: 'undo' },
  { keys: ['Esc'], does: 'leave' },
];

export interface ShortcutHelpProps {
  isOpen: boolean;
  onClose: () => void;
  /** Which board is played. */
  kind: BoardKind;
}

/** The keys of a board, and those of the frame around it. */
export function ShortcutHelp({ isOpen, onClose, kind }: ShortcutHelpProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={formatMessage(messages.title)}>
      <Table>
        {[...boardKeys[kind], ...frameKeys].map(({ keys, does }) => (
          <Line key={does}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{formatMessage(messages[does])}</dd>
          </Line>
        ))}
      </Table>
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'ui.shortcutHelp.title', defaultMessage: 'Keys' },
  check: { id: 'ui.shortcutHelp.check', defaultMessage: 'Check the answer, and go on' },
  turn: { id: 'ui.shortcutHelp.turn', defaultMessage: 'Turn the card over' },
  missed: { id: 'ui.shortcutHelp.missed', defaultMessage: 'I didn’t know it' },
  knew: { id: 'ui.shortcutHelp.knew', defaultMessage: 'I knew it' },
  hearOrCheck: {
    id: 'ui.shortcutHelp.hearOrCheck',
    defaultMessage: 'In the empty field, hear the word again; else check the answer, and go on',
  },
  choose: { id: 'ui.shortcutHelp.choose', defaultMessage: 'Choose an answer' },
  left: { id: 'ui.shortcutHelp.left', defaultMessage: 'Choose a tile on the left' },
  right: { id: 'ui.shortcutHelp.right', defaultMessage: 'Choose a tile on the right' },
  place: {
    id: 'ui.shortcutHelp.place',
    defaultMessage: 'Place a letter; P and Z, too, until the word is done',
  },
  write: {
    id: 'ui.shortcutHelp.write',
    defaultMessage: 'Write; P and Z, too, until the answer is given',
  },
  takeLetter: { id: 'ui.shortcutHelp.takeLetter', defaultMessage: 'Take a letter back' },
  hint: { id: 'ui.shortcutHelp.hint', defaultMessage: 'Ask for a letter' },
  pass: { id: 'ui.shortcutHelp.pass', defaultMessage: 'I don’t know' },
  goOn: { id: 'ui.shortcutHelp.goOn', defaultMessage: 'Go on' },
  play: { id: 'ui.shortcutHelp.play', defaultMessage: 'Hear the word again' },
  undo: { id: 'ui.shortcutHelp.undo', defaultMessage: 'Take back the last answer' },
  leave: { id: 'ui.shortcutHelp.leave', defaultMessage: 'Leave; you can go on later' },
});

const Table = styled.dl`
  display: grid;
`;

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
