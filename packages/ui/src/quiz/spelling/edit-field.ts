/** Types a text into a field at its caret. */
export function insertText(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  replaceText(field, text, selectionStart ?? value.length, selectionEnd ?? value.length);
}

/** Deletes what is selected in a field, or the character before its caret. */
export function deleteText(field: HTMLInputElement): void {
  const end = field.selectionEnd ?? field.value.length;
  const start = field.selectionStart ?? end;
  const before = Array.from(field.value.slice(0, start)).at(-1) ?? '';
  replaceText(field, '', start === end ? start - before.length : start, end);
}

function replaceText(field: HTMLInputElement, text: string, start: number, end: number): void {
  field.setRangeText(text, start, end, 'end');
  // `setRangeText` fires no event, but React's onChange needs one.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
