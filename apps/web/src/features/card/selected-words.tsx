import type { QuizSource } from '@wordhoard/contract';
import type { Knowing } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, Checkbox, color, layer, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { PlayLink } from '../quiz/play-link.tsx';
import { type MarkableWord, useKnowing } from '../review/use-knowing.ts';
import { knowingMarks } from '../review/words-menu.tsx';

interface SelectedWordsProps {
  words: readonly MarkableWord[];
  listId: string;
  selected: ReadonlySet<string>;
  selection: Pick<WordSelection, 'select' | 'end'>;
}

/** Shows how many words are selected and marks them together. Stays visible while scrolling. */
export function SelectedWords(props: SelectedWordsProps) {
  const { words, listId, selected } = props;
  const { select, end } = props.selection;
  const { formatMessage } = useIntl();
  const selectedWords = words.filter(({ id }) => selected.has(id));
  const { mark } = useKnowing(selectedWords);
  const isAllSelected = selected.size === words.length;
  const allIds = words.map(({ id }) => id);
  const { tranLangCode } = useAtomValue(settingsAtom);
  const source = toSource(selectedWords, listId);
  const bar = useFocusWhileShown();
  const checkbox = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (checkbox.current) checkbox.current.indeterminate = selected.size > 0 && !isAllSelected;
  });

  function markSelected(knowing: Knowing): void {
    mark(knowing);
    select(allIds, false);
    // Without a selection, the button that had the focus is disabled.
    checkbox.current?.focus();
  }

  return (
    <Bar ref={bar}>
      <Line>
        <Checkbox
          label={
            selected.size === 0
              ? formatMessage(messages.all)
              : formatMessage(messages.selected, { count: selected.size, total: words.length })
          }
          ref={checkbox}
          checked={isAllSelected}
          onChange={() => select(allIds, !isAllSelected)}
        />
        <Button variant="quiet" onClick={end}>
          {formatMessage(messages.done)}
        </Button>
      </Line>
      <Marks role="group" aria-label={formatMessage(messages.marks)}>
        {knowingMarks.map(({ knowing, name, icon }) => (
          <Button
            key={knowing}
            icon={icon}
            disabled={selected.size === 0}
            onClick={() => markSelected(knowing)}
          >
            {formatMessage(messages[name])}
          </Button>
        ))}
        {source && (
          <PlayLink quiz={{ source, tranLangCode }}>{formatMessage(messages.play)}</PlayLink>
        )}
      </Marks>
    </Bar>
  );
}

/** Focuses the first control of the bar, and returns the focus when the bar closes. */
function useFocusWhileShown() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    const { activeElement } = document;
    current?.querySelector('input')?.focus();
    return () => {
      const isFocused = current?.contains(document.activeElement);
      if (isFocused && activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);
  return bar;
}

function toSource(words: readonly MarkableWord[], listId: string): QuizSource | undefined {
  const [first] = words;
  const ids = words.slice(0, limits.quizMaxWords).map(({ id }) => id);
  return first && { kind: 'words', ids, listId, langCode: first.langCode };
}

const messages = defineMessages({
  all: { id: 'selectedWords.all', defaultMessage: 'Select all' },
  selected: {
    id: 'selectedWords.selected',
    defaultMessage: '{count, number} of {total, number} selected',
  },
  done: { id: 'selectedWords.done', defaultMessage: 'Done' },
  marks: { id: 'selectedWords.marks', defaultMessage: 'Mark the selected words' },
  saved: { id: 'selectedWords.saved', defaultMessage: 'Learn' },
  known: { id: 'selectedWords.known', defaultMessage: 'Mark as known' },
  unknown: { id: 'selectedWords.unknown', defaultMessage: 'Remove from my words' },
  play: { id: 'selectedWords.play', defaultMessage: 'Practise' },
});

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.cover};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1} ${space.s6};
  padding-block: ${space.s2} ${space.s3};
  border-block-end: 1px solid ${color.hairline};
  background: ${color.canvas};
`;

const Line = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3};
  white-space: nowrap;
`;

const phone = '(max-width: 35rem)';

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  @media ${phone} {
    flex: 1 0 100%;
    display: grid;
    grid-template-columns: 1fr 1fr;

    > * {
      padding-inline: ${space.s2};
    }
  }
`;

/** A selection of words for a common action. */
export interface WordSelection {
  /** The ids of the selected words; `undefined` outside selection mode. */
  selected: ReadonlySet<string> | undefined;
  start: () => void;
  select: (ids: readonly string[], isSelected: boolean) => void;
  end: () => void;
}

export function useWordSelection(): WordSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  return {
    selected,
    start: useCallback(() => setSelected(new Set()), []),
    select: useCallback(
      (ids, isSelected) =>
        setSelected((current) => {
          const changed = new Set(current);
          for (const id of ids) {
            if (isSelected) changed.add(id);
            else changed.delete(id);
          }
          return changed;
        }),
      [],
    ),
    end: useCallback(() => setSelected(undefined), []),
  };
}
