/** What a learner knows of a word, as the API counts it: 1 known, 2 saved to learn, 3 unknown. */
export type Knowing = 1 | 2 | 3;

export const known = 1;
export const saved = 2;
export const unknown = 3;
