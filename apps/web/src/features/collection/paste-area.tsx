import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, FormError, PasteIcon, Stack, TextArea } from '@wordhoard/ui';
import { type DecodedText, isAccountExport } from '@wordhoard/word-import';
import { type ComponentProps, type DragEvent, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { EncodingChoice, type ReadFile } from './encoding-choice.tsx';

const AccountNotice = lazyComponent(
  async () => (await import('./account-notice.tsx')).AccountNotice,
);

interface PasteAreaProps extends Omit<ComponentProps<typeof TextArea>, 'label'> {
  /** The languages of the text, which decide among code pages. */
  languages?: readonly string[];
  /** Called with the text of a chosen or dropped file. */
  onRead: (text: string) => void;
  /** Imports the file of an account. Undefined if another page does. */
  onAccount?: ((file: File) => void) | undefined;
}

/** A field for words that accepts typed, pasted and dropped text and files. */
export function PasteArea({
  languages = [],
  onRead,
  onAccount,
  onChange,
  ...native
}: PasteAreaProps) {
  const { formatMessage } = useIntl();
  const { readFile, setReadFile, unreadableFile, accountFile, read, forget } = useReadFile(
    languages,
    onRead,
  );
  const account = accountFile ?? toAccountFile(native.value);
  const importAccount = account && onAccount && (() => onAccount(account));

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
        hint={native.value ? undefined : formatMessage(messages.hint)}
        onChange={(event) => {
          forget();
          onChange?.(event);
        }}
        {...native}
        label={formatMessage(messages.words)}
      />
      <FileChoice onChoose={read} />
      {readFile && readFile.encodings.length > 0 && (
        <EncodingChoice
          file={readFile}
          onChoose={(encoding, text) => {
            setReadFile({ ...readFile, encoding });
            onRead(text);
          }}
        />
      )}
      <Suspense>{account && <AccountNotice onImport={importAccount} />}</Suspense>
      {unreadableFile !== undefined && (
        <FormError>{formatMessage(messages.noText, { name: unreadableFile })}</FormError>
      )}
    </Frame>
  );
}

function FileChoice({ onChoose }: { onChoose: (file: File | undefined) => Promise<void> }) {
  const { formatMessage } = useIntl();
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={fileInput}
        type="file"
        accept=".csv,.tsv,.txt,.md,.json,text/plain,text/csv"
        hidden
        onChange={({ target }) => {
          void onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
      <FileButton icon={<PasteIcon />} onClick={() => fileInput.current?.click()}>
        {formatMessage(messages.file)}
      </FileButton>
    </>
  );
}

/** Reads a file, and keeps its bytes in case they are in another encoding. */
function useReadFile(languages: readonly string[], onRead: (text: string) => void) {
  const [unreadableFile, setUnreadableFile] = useState<string>();
  const [accountFile, setAccountFile] = useState<File>();
  const [readFile, setReadFile] = useState<ReadFile>();

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { decodeAs, decodeText } = await import('@wordhoard/word-import');
    const decoded = decodeText(bytes, { languages });
    const isAccount = decoded !== undefined && isAccountExport(decoded.text);
    setAccountFile(isAccount ? file : undefined);
    setUnreadableFile(decoded === undefined ? file.name : undefined);
    if (isAccount) return;
    setReadFile(decoded && toReadFile(decoded, (encoding) => decodeAs(bytes, encoding)));
    if (decoded !== undefined) onRead(decoded.text);
  }

  function forget(): void {
    setUnreadableFile(undefined);
    setAccountFile(undefined);
    setReadFile(undefined);
  }

  return { readFile, setReadFile, unreadableFile, accountFile, read, forget };
}

const toAccountFile = (text: unknown): File | undefined =>
  typeof text === 'string' && isAccountExport(text) ? new File([text], 'account.json') : undefined;

const toReadFile = (
  { encoding, alternatives }: DecodedText,
  decode: ReadFile['decode'],
): ReadFile => ({
  decode,
  encoding,
  encodings: alternatives.length > 0 ? [encoding, ...alternatives] : [],
});

const messages = defineMessages({
  words: { id: 'pasteArea.words', defaultMessage: 'Your words' },
  example: {
    id: 'pasteArea.example',
    defaultMessage:
      'word – translation{newLine}another word – its translation{newLine}a word alone',
  },
  hint: {
    id: 'pasteArea.hint',
    defaultMessage:
      'One word per line, then a tab, comma, semicolon or dash, then the translation. Text from spreadsheets, Quizlet and Anki works as it is. You can change how it’s read.',
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
