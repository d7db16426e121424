/** What a learner thinks of an entry, as the API counts it: 1 likes it, 2 does not. */
export type Reaction = 1 | 2;

export const like = 1;
export const dislike = 2;
