import { type ComponentType, isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import type { ComponentReference } from '../../../packages/ui/src/guide/component-reference.ts';
import type { PropReference } from '../../../packages/ui/src/guide/prop-reference.ts';

/** What the build has read of a component from its source. */
export function referenceOf(component: unknown): ComponentReference | undefined {
  return (component as { reference?: ComponentReference } | undefined)?.reference;
}

/** For the table of props and for its controls. */
export function extractArgTypes(component: ComponentType): Record<string, StrictInputType> {
  const props = referenceOf(component)?.props ?? [];
  return Object.fromEntries(props.map((prop) => [prop.name, describe(prop)]));
}

function describe(prop: PropReference): StrictInputType {
  const { name, description, type, fields, initial } = prop;
  return {
    name,
    description,
    type: { ...findType(prop), required: prop.isRequired },
    table: {
      type: { summary: type, ...(fields.length > 0 && { detail: fields.join('\n') }) },
      ...(initial !== undefined && { defaultValue: { summary: initial } }),
    },
  };
}

function findType({ type, values }: PropReference): SBType {
  if (values.length > 0) return { name: 'enum', value: values };
  if (type === 'boolean' || type === 'number' || type === 'string') return { name: type };
  if (type === 'ReactNode') return { name: 'string' };
  return type.includes('=>') ? { name: 'function' } : { name: 'other', value: type };
}

/** Elements and images cannot be edited as text: they would be shown as code. */
export const withoutCodeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = Object.keys(initialArgs).filter((name) => containsCode(initialArgs[name]));
  const native = { table: { type: { summary: 'ReactNode' } } };
  const shown = names.map((name) => [name, { name, ...native, ...argTypes[name], control: false }]);
  return { ...argTypes, ...Object.fromEntries(shown) };
};

function containsCode(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('data:');
  if (isValidElement(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(containsCode);
}
