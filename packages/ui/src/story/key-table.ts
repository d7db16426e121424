/** What the keys do, as a table for the docs of the story that plays them. */
export function keyTable(keys: Record<string, string>) {
  const rows = Object.entries(keys).map(([key, does]) => `| \`${key}\` | ${does} |`);
  return { docs: { description: { story: ['| Key | |', '| --- | --- |', ...rows].join('\n') } } };
}
