import { fileType, isAcceptedFile } from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('an accepted file', () => {
  it('[V16] has an extension of the list', () => {
    expect(isAcceptedFile('apple.png', '.jpg,.png')).toBe(true);
    expect(isAcceptedFile('apple.gif', '.jpg,.png')).toBe(false);
  });

  it('[V16] has it after the last dot', () => {
    expect(isAcceptedFile('apple.exe.png', '.png')).toBe(true);
    expect(isAcceptedFile('apple.png.exe', '.png')).toBe(false);
    expect(isAcceptedFile('archive.tar.gz', '.tar.gz')).toBe(false);
    expect(isAcceptedFile('.png', '.png')).toBe(true);
  });

  it('[V16] is found whatever the first character of an item is', () => {
    expect(isAcceptedFile('apple.png', '*png')).toBe(true);
    expect(isAcceptedFile('apple.png', 'png')).toBe(false);
  });

  it.each(['apple', 'apple.', '.', '', 'png'])('[V16] is not called %j', (fileName) => {
    expect(isAcceptedFile(fileName, '.png,.apple,.,,x')).toBe(false);
  });

  it('[V16] is none for an empty list', () => {
    expect(['', ',', ' , '].map((accept) => isAcceptedFile('apple.png', accept))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('[V16] has the whole extension', () => {
    expect(isAcceptedFile('apple.pn', '.png')).toBe(false);
    expect(isAcceptedFile('apple.png\n', '.png')).toBe(false);
  });

  it('[V17] is found among items with white space around them', () => {
    expect(isAcceptedFile('apple.jpg', ' .png , .jpg ')).toBe(true);
  });

  it('[V18] is found whatever the case', () => {
    expect(isAcceptedFile('apple.PNG', '.png')).toBe(true);
    expect(isAcceptedFile('apple.png', '.PNG')).toBe(true);
  });

  it('[V16] is any file whose extension was put into the list', () => {
    const extension = fc.stringMatching(/^[a-z0-9]{1,5}$/);
    fc.assert(
      fc.property(fc.string(), extension, fc.array(extension), (name, own, others) => {
        const accept = [...others, own].map((item) => `.${item}`).join(', ');
        expect(isAcceptedFile(`${name}.${own}`, accept)).toBe(true);
      }),
    );
  });

  it('[C4] is told of by the list', () => {
    expect(fileType('.png, .jpg')('notes.txt')).toEqual({ code: 'fileType', accept: '.png, .jpg' });
  });
});
