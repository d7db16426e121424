import { createGlobalStyle } from 'styled-components';
import { globalCss } from './global-css.ts';

/** The global CSS for documents that do not contain it already. Render it once at the root. */
export const GlobalStyle = createGlobalStyle`
  ${globalCss}
`;
