import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { SearchIcon } from '../theme/icon.ts';
import { color, radius, space } from '../theme/token.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';
import { controlStyle } from './control-style.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The accessible name and placeholder. */
  label: string;
}

export function SearchField({ label, className, ...native }: SearchFieldProps) {
  const id = useId();
  return (
    <Frame className={className}>
      <Label htmlFor={id}>{label}</Label>
      <SearchIcon />
      <Input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={label}
        {...native}
      />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  max-width: 36rem;
  min-width: 0;

  .lucide {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space.s4};
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Label = styled.label`
  ${visuallyHidden}
`;

const Input = styled.input`
  ${controlStyle}
  appearance: none;
  padding-inline-start: 2.75rem;
  border-radius: ${radius.full};
  text-overflow: ellipsis;

  &:focus-visible {
    border-radius: ${radius.full};
  }
`;
