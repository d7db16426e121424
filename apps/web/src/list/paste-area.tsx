import { Button, PasteIcon, space, TextArea } from '@wordhoard/ui';
import { type ComponentProps, type DragEvent, useRef } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { readTextFile } from './read-text-file.ts';

interface PasteAreaProps extends Omit<ComponentProps<typeof TextArea>, 'label'> {
  /** Told what a file holds that was chosen or dropped. */
  onRead: (text: string) => void;
}

/** Takes words as they come: typed, pasted, dropped or out of a file. */
export function PasteArea({ onRead, ...native }: PasteAreaProps) {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);

  async function read(file: File | undefined): Promise<void> {
    if (file !== undefined) onRead(await readTextFile(file));
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
    </Frame>
  );
}

const messages = defineMessages<{
  words: NoMessageValues;
  example: { newLine: string };
  hint: NoMessageValues;
  file: NoMessageValues;
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
});

const Frame = styled.div`
  display: grid;
  gap: ${space.s3};
  min-width: 0;
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
