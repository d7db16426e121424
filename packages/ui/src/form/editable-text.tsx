import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { Note } from '../layout/stack.tsx';
import { color, motion, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

interface EditableTextProps extends Omit<ComponentProps<'div'>, 'lang'> {
  /** What the text is: the accessible name of the button and of the field. */
  label: string;
  /** The saved text. */
  value: string;
  /** Shown while there is no text, such as “Add an example”. */
  invitation: string;
  /** What is being typed; `undefined` while the text is not edited. */
  typed: string | undefined;
  onType: (typed: string | undefined) => void;
  /** Called with a changed text, without white space around it. */
  onSave: (text: string) => void;
  /** The language of the text. */
  lang?: string | undefined;
  maxLength?: number | undefined;
  /** Shown above the field. */
  hint?: ReactNode;
  /** Shown instead of the saved text. */
  children?: ReactNode;
}

/** A text that is edited where it stands. The caller keeps what is typed, so that an error or a reload does not lose it. */
export function EditableText({
  label,
  value,
  invitation,
  typed,
  onType,
  onSave,
  lang,
  maxLength,
  hint,
  children,
  ...native
}: EditableTextProps) {
  const { button, field, expectFocus } = useFocusOfEditing(typed !== undefined);
  const hintId = useId();
  const edit = () => {
    expectFocus();
    onType(value);
  };
  const saved = value === '' ? <Invitation>{invitation}</Invitation> : value;
  return (
    <div {...native}>
      {typed === undefined ? (
        <Shown ref={button} type="button" data-editable onClick={edit}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {children ?? (
            <span lang={value === '' ? undefined : lang} dir="auto">
              {saved}
            </span>
          )}
        </Shown>
      ) : (
        <>
          {hint && <Hint id={hintId}>{hint}</Hint>}
          <TextInput
            ref={field}
            aria-label={label}
            aria-describedby={hint ? hintId : undefined}
            lang={lang}
            maxLength={maxLength}
            placeholder={invitation}
            value={typed}
            onType={onType}
            onKeyDone={expectFocus}
            onDone={(text = value) => {
              onType(undefined);
              if (text.trim() !== value) onSave(text.trim());
            }}
          />
        </>
      )}
    </div>
  );
}

interface TextInputProps extends ComponentProps<'input'> {
  onType: (typed: string) => void;
  /** Called before `onDone` if a key ends the editing. */
  onKeyDone: () => void;
  /** Called without a text if the editing is cancelled. */
  onDone: (text?: string) => void;
}

/** Enter, Tab and leaving the field save its text, Escape does not. Tab edits the next text. */
function TextInput({ onType, onKeyDone, onDone, ...native }: TextInputProps) {
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') {
      editNextText(event);
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onKeyDone();
      onDone(event.key === 'Enter' ? event.currentTarget.value : undefined);
    }
  }

  return (
    <Input
      dir="auto"
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="done"
      {...native}
      data-editable
      onChange={({ target }) => onType(target.value)}
      onKeyDown={handleKey}
      onBlur={({ target }) => {
        // Another window has the focus, but the field keeps it in this one.
        if (document.activeElement !== target) onDone(target.value);
      }}
    />
  );
}

/** Edits the next text of the page, or the previous one; leaving the field saves it. After the last one, the focus moves on. */
function editNextText(event: KeyboardEvent<HTMLInputElement>): void {
  const texts = [...document.querySelectorAll<HTMLElement>('[data-editable]')];
  const next = texts[texts.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** Moves the focus from the button to the field and back, but not to a text whose editing goes on after a reload. */
function useFocusOfEditing(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isExpected = useRef(false);
  useLayoutEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    if (isEditing) field.current?.select();
    else button.current?.focus();
  }, [isEditing]);
  const expectFocus = () => {
    isExpected.current = true;
  };
  return { button, field, expectFocus };
}

const Shown = styled.button`
  width: 100%;
  min-height: 2.5rem;
  padding: ${space.s1} ${space.s2};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: linear-gradient(${color.hairline}, ${color.hairline}) bottom / 100% 1px no-repeat;
  color: ${color.text};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: text;
  transition: background-color ${motion.quick};

  @media (hover: hover) {
    &:hover {
      background-color: ${color.surfaceSunken};
    }
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

const Invitation = styled.span`
  color: ${color.textMuted};
`;

/* As large as the button, so that nothing moves. */
const Input = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 2.5rem;
  padding: ${space.s1} ${space.s2};
  border: 1px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: inherit;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

/* Clear of the outline of the field. */
const Hint = styled(Note)`
  padding: 0 ${space.s2} ${space.s1};
`;
