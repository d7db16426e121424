import type { ComponentType } from 'react';

/** Gives a story the room that its component has on a page. */
export const atWidth = (width: string) => (Story: ComponentType) => (
  <div style={{ width, maxWidth: '100%' }}>
    <Story />
  </div>
);
