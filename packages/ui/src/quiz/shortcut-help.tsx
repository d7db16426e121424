import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Dialog } from '../feedback/dialog.tsx';
import { color, radius, size, space } from '../theme/token.ts';

export interface Shortcut {
  /** As they are printed on the keys: “1”, “Enter”. */
  keys: readonly string[];
  does: string;
}

export interface ShortcutHelpProps {
  isOpen: boolean;
  onClose: () => void;
  shortcuts: readonly Shortcut[];
}

export function ShortcutHelp({ isOpen, onClose, shortcuts }: ShortcutHelpProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={formatMessage(messages.title)}>
      <Table>
        {shortcuts.map(({ keys, does }) => (
          <Line key={does}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </Line>
        ))}
      </Table>
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'ui.shortcutHelp.title', defaultMessage: 'Keys' },
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
  font: 600 ${size.caption} / 1.2 ui-monospace, monospace;
  text-align: center;
`;
