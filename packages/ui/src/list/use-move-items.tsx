import { defineMessages, useIntl } from 'react-intl';
import type { MenuItem } from '../action/menu.tsx';
import { BottomIcon, DownIcon, TopIcon, UpIcon } from '../theme/icon.ts';

/** Menu items that move a row up, down, to the top or to the bottom. */
export function useMoveItems(count: number, onMove: (from: number, to: number) => void) {
  const { formatMessage } = useIntl();
  const last = count - 1;
  return (index: number): MenuItem[] =>
    [
      { label: formatMessage(messages.up), icon: <UpIcon />, to: index - 1 },
      { label: formatMessage(messages.down), icon: <DownIcon />, to: index + 1 },
      { label: formatMessage(messages.top), icon: <TopIcon />, to: index === 0 ? -1 : 0 },
      {
        label: formatMessage(messages.bottom),
        icon: <BottomIcon />,
        to: index === last ? -1 : last,
      },
    ].map(({ to, ...item }) => ({
      ...item,
      isDisabled: to < 0 || to > last,
      onChoose: () => onMove(index, to),
    }));
}

const messages = defineMessages({
  up: { id: 'ui.sortableList.up', defaultMessage: 'Move up' },
  down: { id: 'ui.sortableList.down', defaultMessage: 'Move down' },
  top: { id: 'ui.sortableList.top', defaultMessage: 'Move to the top' },
  bottom: { id: 'ui.sortableList.bottom', defaultMessage: 'Move to the bottom' },
});
