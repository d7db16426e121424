import {
  type ChangeEvent,
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
import { AddPictureIcon, CameraIcon } from '../theme/icon.ts';
import { color, motion, radius, size, space } from '../theme/token.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';

export interface PictureDropProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: string;
  /** What is taken, before any fault is made. */
  hint?: ReactNode;
  /** What is wrong with the one that was chosen. */
  error?: ReactNode;
  /** As in HTML: `.png,.jpg`. */
  accept: string;
  onChoose: (file: File) => void;
  /** The one that was chosen, to be looked at before it is sent. */
  children?: ReactNode;
}

/** Takes a picture however it comes: chosen, dropped, pasted, or from the camera of a phone. */
export function PictureDrop({
  label,
  hint,
  error,
  accept,
  onChoose,
  children,
  ...native
}: PictureDropProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  usePastedFile(onChoose);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }
  function drag(event: DragEvent): void {
    event.preventDefault();
    setIsOver(true);
  }
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const file = {
    type: 'file',
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => takeFrom(event.target, onChoose),
  };

  return (
    <Area
      aria-label={label}
      {...native}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      data-over={isOver || undefined}
    >
      {children}
      <Ways>
        <Way>
          <AddPictureIcon />
          {formatMessage(messages.choose)}
          <Input {...file} accept={accept} />
        </Way>
        <CameraWay>
          <CameraIcon />
          {formatMessage(messages.camera)}
          <Input {...file} accept="image/*" capture="environment" />
        </CameraWay>
      </Ways>
      <Aside>{formatMessage(messages.drop)}</Aside>
      {error && (
        <Fault id={`${id}-error`} role="alert">
          {error}
        </Fault>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Area>
  );
}

/** Emptied, so that the same file can be chosen again. */
function takeFrom(input: HTMLInputElement, onChoose: (file: File) => void): void {
  const [file] = input.files ?? [];
  if (file) onChoose(file);
  input.value = '';
}

/** Text that is pasted into a field goes there. */
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
  choose: { id: 'ui.pictureDrop.choose', defaultMessage: 'Choose a picture' },
  camera: { id: 'ui.pictureDrop.camera', defaultMessage: 'Take a photo' },
  drop: { id: 'ui.pictureDrop.drop', defaultMessage: 'or drop it here, or paste it' },
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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s2};
`;

const Way = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  min-height: 2.75rem;
  padding: ${space.s2} ${space.s5};
  border: 1px solid ${color.outline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  font-weight: 600;
  line-height: 1.25;
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.text};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;

/* A desktop's camera is seldom pointed at what one wants to show. */
const CameraWay = styled(Way)`
  @media not all and (pointer: coarse) {
    display: none;
  }
`;

const Input = styled.input`
  ${visuallyHidden}
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

const Fault = styled.p`
  color: ${color.wrong};
  font-weight: 550;
`;
