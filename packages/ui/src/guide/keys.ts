/** Behaviour of the keyboard that several components share. */

export const buttonKeys = { 'Enter or Space': 'Presses it' };

export const linkKeys = { Enter: 'Follows the link' };

export const toggleKeys = { Space: 'Turns it on or off' };

export const fieldKeys = { Tab: 'Moves to the field, and out of it', Enter: 'Sends its form' };

/** Of what a button opens. */
export const popupKeys = {
  'Enter or Space': 'On the button: opens it and moves the focus into it',
  Escape: 'Closes it and returns the focus to the button',
};

/** Of native radio buttons. */
export const choiceKeys = {
  Tab: 'Moves to the chosen option, and out of the group',
  'Arrow right or down': 'Chooses the next option that is not disabled',
  'Arrow left or up': 'Chooses the previous one',
};

export const monthKeys = {
  'Arrow keys': 'Move by a day or a week, also into other months',
  'Home, End': 'Move to the ends of the week',
  'Page Up, Page Down': 'Move by a month, with Shift by a year',
  'Enter or Space': 'Chooses the day',
  Tab: 'Moves between the buttons and the days',
};

/** Of a word with its link and its marks. */
export const wordKeys = {
  Enter: 'On the word: opens its page',
  'Enter or Space': 'On a button: presses it',
  'L and K': 'Toggle the marks of the focused word, if the page calls `useKnowingShortcuts`',
};

/** Of the boards that take one answer. */
export const questionKeys = {
  'Digit 0': 'I don’t know',
  Enter: 'Continues after the verdict',
};
