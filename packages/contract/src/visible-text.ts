/** What shows nothing, or changes only how its surroundings show: fillers, and marks of direction. */
const invisible = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;

const joiners = /[\u200c\u200d]+/gu;
const joinable = /^[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
const european = /^[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}]$/u;

/** A text without what nobody sees, so that no two look alike and none looks empty. */
export const visibleText = (text: string): string =>
  text.replace(invisible, '').replace(joiners, keepBetweenJoinable).trim();

/** Letters and pictures that are joined or kept apart need them; the letters of Europe never are. */
function keepBetweenJoinable(found: string, place: number, text: string): string {
  const end = place + found.length;
  const before = [...text.slice(Math.max(0, place - 2), place)].at(-1) ?? '';
  const [after = ''] = text.slice(end, end + 2);
  return isJoinable(before) && isJoinable(after) ? found : '';
}

const isJoinable = (character: string): boolean =>
  joinable.test(character) && !european.test(character);
