import { colors } from './color.ts';
import { families, layers, motions, radii, shadows, sizes, spaces } from './scale.ts';

/** Design tokens as CSS variables, so that changing the theme re-renders nothing. */
export const color = references('color', colors);
export const family = references('family', families);
export const size = references('size', sizes);
export const space = references('space', spaces);
export const radius = references('radius', radii);
export const shadow = references('shadow', shadows);
export const motion = references('motion', motions);
export const layer = references('layer', layers);

function references<Name extends string>(
  group: string,
  table: Record<Name, unknown>,
): Record<Name, string> {
  const names = Object.keys(table) as Name[];
  const entries = names.map((name) => [name, `var(${variable(group, name)})`]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

export function variable(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
