import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

const storyFirst = 'wordhoard/story-first';

// The story comes first: its panel, which takes long to draw, waits until it is there.
addons.setConfig({
  layoutCustomisations: {
    showPanel: (state, isOpen) => isOpen && Boolean(state.addons[storyFirst]),
  },
  sidebar: {
    collapsedRoots: [
      'actions',
      'charts',
      'contributions',
      'feedback',
      'forms',
      'foundations',
      'layout',
      'lists',
      'quiz',
      'screens',
      'tables',
      'words',
    ],
  },
});

addons.register(storyFirst, (api) => {
  api.once(STORY_FINISHED, () => void api.setAddonState(storyFirst, true));
});
