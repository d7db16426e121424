import { Knowing } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import {
  Button,
  Checkbox,
  color,
  KnownIcon,
  layer,
  SaveIcon,
  space,
  UndoIcon,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { QuizSource } from '../../shared/settings/quiz-choice.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { type MarkableWord, useKnowing } from '../practice/knowing/use-knowing.ts';
import { PlayLink } from '../practice/quiz/play-link.tsx';

interface ChosenWordsProps {
  /** All words that can be selected. */
  words: readonly MarkableWord[];
  chosen: ReadonlySet<string>;
  choice: Pick<WordSelection, 'choose' | 'end'>;
}

/** Shows how many words are selected and marks them together. Stays visible while scrolling. */
export function SelectedWords({ words, chosen, choice: { choose, end } }: ChosenWordsProps) {
  const { formatMessage } = useIntl();
  const selected = words.filter(({ id }) => chosen.has(id));
  const { mark } = useKnowing(selected);
  const isWhole = chosen.size === words.length;
  const idsOfAll = words.map(({ id }) => id);
  const { tranLangCode } = useAtomValue(settingsAtom);
  const source = sourceOf(selected);
  const box = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = chosen.size > 0 && !isWhole;
  });

  function markSelected(knowing: Knowing): void {
    mark(knowing);
    choose(idsOfAll, false);
    // Without a selection, the button that had the focus is disabled.
    box.current?.focus();
  }

  return (
    <Bar>
      <Line>
        <Checkbox
          label={
            chosen.size === 0
              ? formatMessage(messages.all)
              : formatMessage(messages.chosen, { count: chosen.size, total: words.length })
          }
          ref={box}
          checked={isWhole}
          onChange={() => choose(idsOfAll, !isWhole)}
        />
        <Button variant="quiet" onClick={end}>
          {formatMessage(messages.done)}
        </Button>
      </Line>
      <Marks role="group" aria-label={formatMessage(messages.marks)}>
        <MarkButtons isDisabled={chosen.size === 0} onMark={markSelected} />
        {source && (
          <PlayLink quiz={{ source, tranLangCode }}>{formatMessage(messages.play)}</PlayLink>
        )}
      </Marks>
    </Bar>
  );
}

interface MarkButtonsProps {
  isDisabled: boolean;
  onMark: (knowing: Knowing) => void;
}

function MarkButtons({ isDisabled, onMark }: MarkButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Button icon={<SaveIcon />} disabled={isDisabled} onClick={() => onMark(Knowing.Saved)}>
        {formatMessage(messages.saved)}
      </Button>
      <Button icon={<KnownIcon />} disabled={isDisabled} onClick={() => onMark(Knowing.Known)}>
        {formatMessage(messages.known)}
      </Button>
      <Button icon={<UndoIcon />} disabled={isDisabled} onClick={() => onMark(Knowing.Unknown)}>
        {formatMessage(messages.unknown)}
      </Button>
    </>
  );
}

function sourceOf(chosen: readonly MarkableWord[]): QuizSource | undefined {
  const [first] = chosen;
  const ids = chosen.slice(0, limits.quizMaxWords).map(({ id }) => id);
  return first && { kind: 'words', ids, langCode: first.langCode };
}

const messages = defineMessages<{
  all: NoMessageValues;
  chosen: { count: number; total: number };
  done: NoMessageValues;
  marks: NoMessageValues;
  saved: NoMessageValues;
  known: NoMessageValues;
  unknown: NoMessageValues;
  play: NoMessageValues;
}>({
  all: { id: 'selectedWords.all', defaultMessage: 'Choose all' },
  chosen: {
    id: 'selectedWords.chosen',
    defaultMessage: '{count, number} of {total, number} chosen',
  },
  done: { id: 'selectedWords.done', defaultMessage: 'Done' },
  marks: { id: 'selectedWords.marks', defaultMessage: 'Mark the chosen words' },
  saved: { id: 'selectedWords.saved', defaultMessage: 'To learn' },
  known: { id: 'selectedWords.known', defaultMessage: 'Known' },
  unknown: { id: 'selectedWords.unknown', defaultMessage: 'Unmark' },
  play: { id: 'selectedWords.play', defaultMessage: 'Play the chosen ones' },
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

    > button {
      flex: 1;
      padding-inline: ${space.s1};
    }
  }
`;

/** A selection of words for a common action. */
export interface WordSelection {
  /** The ids of the selected words; `undefined` outside selection mode. */
  chosen: ReadonlySet<string> | undefined;
  begin: () => void;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  end: () => void;
}

export function useWordSelection(): WordSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  return {
    chosen,
    begin: useCallback(() => setChosen(new Set()), []),
    choose: useCallback(
      (ids, isChosen) => setChosen((now = new Set()) => withChoice(now, ids, isChosen)),
      [],
    ),
    end: useCallback(() => setChosen(undefined), []),
  };
}

function withChoice(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  if (isChosen) return new Set([...chosen, ...ids]);
  const taken = new Set(ids);
  return new Set([...chosen].filter((id) => !taken.has(id)));
}
