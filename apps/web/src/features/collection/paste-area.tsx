import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, FormError, PasteIcon, Stack, TextArea } from '@wordhoard/ui';
import { type ComponentProps, type DragEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

interface PasteAreaProps extends Omit<ComponentProps<typeof TextArea>, 'label'> {
  /** Called with the text of a chosen or dropped file. */
  onRead: (text: string) => void;
}

/** A field for words that accepts typed, pasted and dropped text and files. */
export function PasteArea({ onRead, onChange, ...native }: PasteAreaProps) {
  const { formatMessage } = useIntl();
  const fileInput = useRef<HTMLInputElement>(null);
  const [unreadableFile, setUnreadableFile] = useState<string>();

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const text = await readTextFile(file);
    setUnreadableFile(text === undefined ? file.name : undefined);
    if (text !== undefined) onRead(text);
  }

  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void read(file);
  }

  return (
    <Frame $gap="s3" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Area
        rows={8}
        spellCheck={false}
        autoCapitalize="none"
        dir="auto"
        placeholder={formatMessage(messages.example, { newLine: '\n' })}
        hint={formatMessage(messages.hint)}
        onChange={(event) => {
          setUnreadableFile(undefined);
          onChange?.(event);
        }}
        {...native}
        label={formatMessage(messages.words)}
      />
      <input
        ref={fileInput}
        type="file"
        accept=".csv,.tsv,.txt,text/plain,text/csv"
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <FileButton icon={<PasteIcon />} onClick={() => fileInput.current?.click()}>
        {formatMessage(messages.file)}
      </FileButton>
      {unreadableFile !== undefined && (
        <FormError>{formatMessage(messages.noText, { name: unreadableFile })}</FormError>
      )}
    </Frame>
  );
}

const messages = defineMessages({
  words: { id: 'pasteArea.words', defaultMessage: 'Your words' },
  example: {
    id: 'pasteArea.example',
    defaultMessage: 'Apfel – apple{newLine}Birne – pear{newLine}Kirsche',
  },
  hint: {
    id: 'pasteArea.hint',
    defaultMessage:
      'One word per line, then a tab, comma, semicolon or dash, then the translation. Columns from spreadsheets, Quizlet and Anki work as they are.',
  },
  file: { id: 'pasteArea.file', defaultMessage: 'Choose a file (CSV, TSV, text)' },
  noText: {
    id: 'pasteArea.noText',
    defaultMessage:
      '“{name}” isn’t a text file. Use CSV, TSV or plain text; a spreadsheet can be saved as CSV.',
  },
});

const Frame = styled(Stack)`
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

/** Old spreadsheets use this code page, or a Cyrillic one. */
const western = 'windows-1252';
const cyrillic = 'windows-1251';

/**
 * Reads the text of a file in any of the encodings that Excel uses. Returns `undefined` for binary
 * files such as images and workbooks, which contain zero bytes.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return text.includes('\0') ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isMostlyCyrillic(bytes) ? cyrillic : western).decode(bytes);
  }
}

/** Latin text has few bytes beyond ASCII, Cyrillic text consists of them. */
function isMostlyCyrillic(bytes: Uint8Array): boolean {
  const letters = new TextDecoder(cyrillic).decode(bytes).match(/\p{Letter}+/gu) ?? [];
  const cyrillicWords = letters.filter((word) => /^\p{Script=Cyrillic}{2,}$/u.test(word));
  return cyrillicWords.length > 0;
}
