import { colors } from './color.ts';
import { families, layers, motions, radii, shadows, sizes, spaces } from './scale.ts';
import { variable } from './token.ts';

export { type ColorName, colors } from './color.ts';
export { type ColorPair, contrast, nonTextPairs, textPairs } from './contrast.ts';
export { layers, motions, radii, sizes, spaces } from './scale.ts';

const lightDark = Object.entries(colors).map(
  ([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`] as const,
);

/**
 * The values of all tokens as plain CSS, for the global style and for HTML that is shown before the
 * JavaScript is loaded. The colour scheme follows the system; `data-theme` on the root element overrides it.
 */
export const themeCss: string = `
:root {
  color-scheme: light dark;
${declarations('color', Object.fromEntries(lightDark))}
${declarations('family', families)}
${declarations('size', sizes)}
${declarations('space', spaces)}
${declarations('radius', radii)}
${declarations('shadow', shadows)}
${declarations('motion', motions)}
${declarations('layer', layers)}
}
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
@media (prefers-reduced-motion: reduce) {
  :root { ${Object.keys(motions)
    .map((name) => `${variable('motion', name)}: 0s;`)
    .join(' ')} }
}
`;

function declarations(group: string, table: Record<string, string>): string {
  return Object.entries(table)
    .map(([name, value]) => `  ${variable(group, name)}: ${value};`)
    .join('\n');
}
