const bracketed = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/gu;

/** With more brackets than these, all of them are read or none: the readings double with each. */
const mostBrackets = 3;

/** The readings of a text with words in brackets: each bracket's words read or left out. */
export function bracketReadings(text: string): string[] {
  const parts = text.split(bracketed);
  const brackets = (text.match(bracketed) ?? []).map((part) => part.slice(1, -1));
  if (brackets.length > mostBrackets) return [join(parts, brackets), join(parts, [])];

  let readings = [parts[0] ?? ''];
  for (const [place, bracket] of brackets.entries()) {
    const after = parts[place + 1] ?? '';
    readings = readings.flatMap((before) => [before + bracket + after, before + after]);
  }
  return readings;
}

function join(parts: readonly string[], brackets: readonly string[]): string {
  return parts.map((part, place) => part + (brackets[place] ?? '')).join('');
}
