import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { SearchIcon } from '../theme/icon.ts';
import { radius } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { ControlFrame, controlStyle } from './control-style.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The accessible name and placeholder. */
  label: string;
}

export function SearchField({ label, className, ...native }: SearchFieldProps) {
  const id = useId();
  return (
    <Frame className={className}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
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

const Frame = styled(ControlFrame)`
  width: 100%;
  max-width: 36rem;
`;

const Input = styled.input`
  ${controlStyle}
  appearance: none;
  border-radius: ${radius.full};
  text-overflow: ellipsis;
`;
