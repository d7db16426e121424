export { type ColorName, type ColorPair, colors, partPairs, textPairs } from './color.ts';
export { contrast } from './contrast.ts';
export { motions, radii, sizes, spaces } from './scale.ts';
export { themeCss } from './theme-css.ts';
