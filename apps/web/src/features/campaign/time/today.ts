// Without Temporal, which is too large for screens that need no more than this.

/** The current day in a time zone, as `YYYY-MM-DD`: the way Swedes write it. */
export const getToday = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);

export const getBrowserTimeZone = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone;
