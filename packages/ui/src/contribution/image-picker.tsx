import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { AddImageIcon, CameraIcon } from '../theme/icon.ts';
import { color, motion, radius, size, space } from '../theme/token.ts';
import { FileButton } from './file-button.tsx';

export interface ImagePickerProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: string;
  /** The accepted formats and sizes. */
  hint?: ReactNode;
  /** The error of the chosen file. */
  error?: ReactNode;
  /** As in HTML: `.png,.jpg`. */
  accept: string;
  onChoose: (file: File) => void;
  /** A preview of the chosen image. */
  children?: ReactNode;
}

/** Takes an image from a file dialog, a drop, the clipboard, or the camera of a phone. */
export function ImagePicker({
  label,
  hint,
  error,
  accept,
  onChoose,
  children,
  ...native
}: ImagePickerProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isDragOver, setIsDragOver] = useState(false);
  usePastedFile(onChoose);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsDragOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }
  function dragOver(event: DragEvent): void {
    event.preventDefault();
    setIsDragOver(true);
  }
  const description = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  return (
    <Area
      aria-label={label}
      {...native}
      onDragOver={dragOver}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={drop}
      data-over={isDragOver || undefined}
    >
      {children}
      <FileButtons
        accept={accept}
        onChoose={onChoose}
        aria-describedby={description || undefined}
        aria-invalid={error ? true : undefined}
      />
      <Aside>{formatMessage(messages.drop)}</Aside>
      {error && (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Area>
  );
}

interface FileButtonsProps extends Pick<ImagePickerProps, 'accept' | 'onChoose'> {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

function FileButtons({ accept, ...input }: FileButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <Buttons>
      <FileButton {...input} accept={accept}>
        <AddImageIcon />
        {formatMessage(messages.choose)}
      </FileButton>
      <CameraButton {...input} accept="image/*" capture="environment">
        <CameraIcon />
        {formatMessage(messages.camera)}
      </CameraButton>
    </Buttons>
  );
}

/** Handles files pasted anywhere on the page. Pasted text is left alone. */
function usePastedFile(onPaste: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    onPaste(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

const messages = defineMessages({
  choose: { id: 'ui.imagePicker.choose', defaultMessage: 'Choose a picture' },
  camera: { id: 'ui.imagePicker.camera', defaultMessage: 'Take a photo' },
  drop: { id: 'ui.imagePicker.drop', defaultMessage: 'or drop it here, or paste it' },
});

const Area = styled.fieldset`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  min-width: 0;
  margin: 0;
  padding: ${space.s5} ${space.s4};
  border: 1px dashed ${color.outline};
  border-radius: ${radius.medium};
  text-align: center;
  text-wrap: balance;
  transition: background-color ${motion.quick};

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s2};
`;

/* Only for phones, since a desktop camera rarely faces the subject. */
const CameraButton = styled(FileButton)`
  @media not all and (pointer: coarse) {
    display: none;
  }
`;

const Aside = styled.p`
  color: ${color.textMuted};

  @media (pointer: coarse) {
    display: none;
  }
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const ErrorText = styled.p`
  color: ${color.wrong};
  font-weight: 550;
`;
