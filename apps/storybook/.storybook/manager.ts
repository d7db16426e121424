import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

const storyFirst = 'wordhoard/story-first';

// The panel is slow to render, so it is opened only after the first story.
addons.setConfig({
  layoutCustomisations: {
    showPanel: (state, isOpen) => isOpen && Boolean(state.addons[storyFirst]),
  },
  sidebar: {
    collapsedRoots: [
      'actions',
      'campaigns',
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
