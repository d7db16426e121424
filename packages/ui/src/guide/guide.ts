import type { ComponentProps, ElementType } from 'react';

/**
 * What a designer wants to know about a component, as `parameters.guide` of its stories. Its purpose is the
 * docstring; props, tokens and parts of the kit are read from the source. Texts may name components, props
 * and values in backticks: a test fails for names that do not exist.
 */
export interface Guide<Component extends ElementType> {
  /** When to use it, and what to use instead. */
  use: string;
  /** When to use each named value of a prop. */
  variants?: {
    [Prop in keyof ComponentProps<Component>]?: {
      [Value in Extract<ComponentProps<Component>[Prop], string | number>]?: string;
    };
  };
  dos?: readonly string[];
  donts?: readonly string[];
  /** What can be seen of it, from its start to its end. */
  anatomy?: Readonly<Record<string, string>>;
  keys?: Readonly<Record<string, string>>;
}
