export { type ColorName, colors } from './color.ts';
export { type ColorPair, partPairs, textPairs } from './color-pair.ts';
export { contrast } from './contrast.ts';
export { layers, motions, radii, sizes, spaces } from './scale.ts';
export { themeCss } from './theme-css.ts';
