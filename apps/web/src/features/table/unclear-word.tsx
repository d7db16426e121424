import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, barHeight, color, layer, Row, space, wideScreen } from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { findNamesakes, useWordOptions, WhichWord } from '../word/use-word-options.tsx';
import { formatCell, listNumberedWords, type Sheet, type SheetEdit } from './sheet.ts';

interface UnclearWordProps {
  sheet: Sheet;
  edit: (edit: SheetEdit) => void;
}

/** Asks which of several words of the same text has been entered, without interrupting who types on. */
export function UnclearWord({ sheet, edit }: UnclearWordProps) {
  const { formatMessage } = useIntl();
  const [settled, setSettled] = useState(() => listNumberedWords(sheet).map(toPlaceName));
  const unclear = listNumberedWords(sheet).find((one) => !settled.includes(toPlaceName(one)));
  const { text = '', langCode = '' } = unclear?.word ?? {};
  const { options } = useWordOptions(langCode, text);
  const words = findNamesakes(options, { text, mode: unclear?.word.mode });

  function choose(homograph: number): void {
    const chosen = words.find((word) => word.homograph === homograph);
    if (unclear === undefined || chosen === undefined) return;
    const { row, column, cell } = unclear;
    const word = { ...unclear.word, id: chosen.id, homograph };
    edit({ kind: 'set cell', row, column, text: formatCell(cell), chosen: word });
  }

  return (
    <Live aria-live="polite">
      {unclear && words.length > 1 && (
        <Bar $align="end" $gap="s4">
          <WhichWord words={words} value={unclear.word.homograph} onChange={choose} />
          <Button onClick={() => setSettled([...settled, toPlaceName(unclear)])}>
            {formatMessage(messages.done)}
          </Button>
        </Bar>
      )}
    </Live>
  );
}

const toPlaceName = ({
  row,
  column,
  word: { text },
}: ReturnType<typeof listNumberedWords>[number]): string => `${row} ${column} ${text}`;

const messages = defineMessages({
  done: { id: 'unclearWord.done', defaultMessage: 'Done' },
});

const Live = styled.div`
  position: sticky;
  z-index: ${layer.cover};
  inset-block-end: ${barHeight};

  @media ${wideScreen} {
    inset-block-end: 0;
  }
`;

const Bar = styled(Row)`
  padding-block: ${space.s3};
  border-block-start: 1px solid ${color.hairline};
  background: ${color.canvas};

  > fieldset {
    flex: 1 1 18rem;
  }
`;
