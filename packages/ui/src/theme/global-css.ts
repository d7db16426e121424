import { themeCss } from './theme.ts';
import { color, family, radius, size } from './token.ts';

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

  :focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
    border-radius: ${radius.small};
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }

  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

/** Token values, a small reset and the colours of the page. */
export const globalCss: string = `${themeCss}${base}`;
