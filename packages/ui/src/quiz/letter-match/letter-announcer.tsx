import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import type { PlacedLetters } from './placed-letters.ts';

interface LetterAnnouncerProps {
  letters: readonly string[];
  lang: string;
  placed: PlacedLetters;
  /** The last typed letter, if it is not available. */
  refused: string | undefined;
}

/** Announces placed, removed and refused letters to screen readers. */
export function LetterAnnouncer({ letters, lang, placed, refused }: LetterAnnouncerProps) {
  const { formatMessage } = useIntl();
  const change = usePlacementChange(placed);
  if (refused !== undefined) {
    return (
      <VisuallyHidden role="status">
        {formatMessage(messages.refused)} <bdi lang={lang}>{refused}</bdi>
      </VisuallyHidden>
    );
  }
  return (
    <VisuallyHidden role="status">
      {change && (
        <>
          <bdi lang={lang}>{letters[change.letter]}</bdi>{' '}
          {formatMessage(messages[change.kind], { position: change.slot + 1 })}
        </>
      )}
    </VisuallyHidden>
  );
}

const messages = defineMessages<{
  placed: { position: number };
  removed: { position: number };
  refused: NoMessageValues;
}>({
  placed: { id: 'ui.letterAnnouncer.placed', defaultMessage: '– position {position, number}' },
  removed: {
    id: 'ui.letterAnnouncer.removed',
    defaultMessage: '– removed from position {position, number}',
  },
  refused: {
    id: 'ui.letterAnnouncer.refused',
    defaultMessage: 'Not among the letters that are left:',
  },
});

interface PlacementChange {
  kind: 'placed' | 'removed';
  /** The index of the letter. */
  letter: number;
  slot: number;
}

/** The latest change of the word, whatever caused it. */
function usePlacementChange(placed: PlacedLetters): PlacementChange | undefined {
  const [previous, setPrevious] = useState(placed);
  const [change, setChange] = useState<PlacementChange>();
  if (previous !== placed) {
    setPrevious(placed);
    setChange(changeBetween(previous, placed) ?? change);
  }
  return change;
}

/** For a letter that moved between slots, only its new slot. */
function changeBetween(before: PlacedLetters, after: PlacedLetters): PlacementChange | undefined {
  const changed = [...after.keys()].filter((slot) => before[slot] !== after[slot]);
  const slot = changed.find((candidate) => after[candidate] !== null) ?? changed[0];
  if (slot === undefined) return undefined;
  const [removed, placed] = [before[slot] ?? null, after[slot] ?? null];
  if (placed !== null) return { kind: 'placed', letter: placed, slot };
  return removed === null ? undefined : { kind: 'removed', letter: removed, slot };
}
