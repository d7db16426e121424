/** How the time of a post is written, together with the time zone of its campaign. */
export const timeFormat = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;
