/** The day as the learner's own calendar has it: `2026-03-01`. */
export function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}
