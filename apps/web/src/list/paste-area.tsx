import { Button, FormError, PasteIcon, space, TextArea } from '@wordhoard/ui';
import { type ComponentProps, type DragEvent, useRef, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { readTextFile } from './read-text-file.ts';

interface PasteAreaProps extends Omit<ComponentProps<typeof TextArea>, 'label'> {
  /** Told what a file holds that was chosen or dropped. */
  onRead: (text: string) => void;
}

/** Takes words as they come: typed, pasted, dropped or out of a file. */
export function PasteArea({ onRead, onChange, ...native }: PasteAreaProps) {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const [textless, setTextless] = useState<string>();

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const text = await readTextFile(file);
    setTextless(text === undefined ? file.name : undefined);
    if (text !== undefined) onRead(text);
  }

  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void read(file);
  }

  return (
    <Frame onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Area
        rows={8}
        spellCheck={false}
        autoCapitalize="none"
        dir="auto"
        placeholder={formatMessage(messages.example, { newLine: '\n' })}
        hint={formatMessage(messages.hint)}
        onChange={(event) => {
          setTextless(undefined);
          onChange?.(event);
        }}
        {...native}
        label={formatMessage(messages.words)}
      />
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/plain,text/csv"
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <FileButton icon={<PasteIcon />} onClick={() => picker.current?.click()}>
        {formatMessage(messages.file)}
      </FileButton>
      {textless !== undefined && (
        <FormError>{formatMessage(messages.noText, { name: textless })}</FormError>
      )}
    </Frame>
  );
}

const messages = defineMessages<{
  words: NoMessageValues;
  example: { newLine: string };
  hint: NoMessageValues;
  file: NoMessageValues;
  noText: { name: string };
}>({
  words: { id: 'paste.words', defaultMessage: 'Your words' },
  example: {
    id: 'paste.example',
    defaultMessage: 'Apfel – apple{newLine}Birne – pear{newLine}Kirsche',
  },
  hint: {
    id: 'paste.hint',
    defaultMessage:
      'A word a line, then a tab, comma, semicolon or dash, the same in every line, then what it means. Columns of a spreadsheet, Quizlet and Anki come as they are.',
  },
  file: { id: 'paste.file', defaultMessage: 'Take a file (CSV, TSV, text)' },
  noText: {
    id: 'paste.noText',
    defaultMessage:
      '“{name}” is not a text file. Only CSV, TSV and plain text can be read; a spreadsheet can be saved as CSV.',
  },
});

const Frame = styled.div`
  display: grid;
  gap: ${space.s3};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Area = styled(TextArea)`
  textarea {
    min-height: 12rem;
    max-height: 24rem;
    white-space: pre;
    overflow-x: auto;
    tab-size: 8;
  }
`;

const FileButton = styled(Button)`
  justify-self: start;
`;
