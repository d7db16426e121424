/** For a row or column until it has an id. Unlike a UUID it is to be had without https too. */
export const newKey = (): string => `unsaved ${Math.random()}`;
