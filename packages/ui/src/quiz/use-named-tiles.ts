import { defineMessages, useIntl } from 'react-intl';
import type { MatchTileContent } from './match-pair.ts';

/** A picture that comes without a description gets a number, to be told from the others by ear. */
export function useNamedTiles(tiles: readonly MatchTileContent[]): readonly MatchTileContent[] {
  const { formatMessage } = useIntl();
  return tiles.map(({ id, face }, index) => {
    if (face.kind === 'word' || face.alt !== '') return { id, face };
    return { id, face: { ...face, alt: formatMessage(messages.picture, { number: index + 1 }) } };
  });
}

const messages = defineMessages<{ picture: { number: number } }>({
  picture: { id: 'ui.matchUpBoard.picture', defaultMessage: 'Picture {number, number}' },
});
