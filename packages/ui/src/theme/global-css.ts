import {
  color,
  colors,
  families,
  family,
  layers,
  motions,
  nameVariable,
  radii,
  radius,
  shadows,
  size,
  sizes,
  spaces,
} from './token.ts';

const lightDark = Object.entries(colors).map(
  ([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`] as const,
);

/** The values of all tokens. The colour scheme follows the system; `data-theme` on the root element overrides it. Paper is light. */
const themeCss: string = `
:root {
  color-scheme: light dark;
${writeDeclarations('color', Object.fromEntries(lightDark))}
${writeDeclarations('family', families)}
${writeDeclarations('size', sizes)}
${writeDeclarations('space', spaces)}
${writeDeclarations('radius', radii)}
${writeDeclarations('shadow', shadows)}
${writeDeclarations('motion', motions)}
${writeDeclarations('layer', layers)}
}
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
@media print {
  :root:root:root { color-scheme: light; }
}
@media (prefers-reduced-motion: reduce) {
  :root { ${Object.keys(motions)
    .map((name) => `${nameVariable('motion', name)}: 0s;`)
    .join(' ')} }
}
`;

function writeDeclarations(group: string, table: Record<string, string>): string {
  return Object.entries(table)
    .map(([name, value]) => `  ${nameVariable(group, name)}: ${value};`)
    .join('\n');
}

const base = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    overflow-y: scroll;
  }

  body {
    margin: 0;
    min-height: 100dvh;
    background: ${color.canvas};
    color: ${color.text};
    font: 400 ${size.body} / 1.5 ${family.sans};
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }

  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
  }
  ul,
  ol {
    list-style-type: '';
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }

  a {
    color: ${color.accent};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  .lucide {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    stroke-width: 1.75;
  }

  /* Any rule of a component overrides it. */
  :where(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
    border-radius: ${radius.small};
  }

  :where([tabindex='-1']:focus-visible) {
    outline: none;
  }

  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

/** Token values, a small reset and the colours of the page. */
export const globalCss: string = `${themeCss}${base}`;
