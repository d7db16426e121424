import { fileType, isAcceptedFile } from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('isAcceptedFile and fileType', () => {
  it('[V16] accepts an extension in the list', () => {
    expect(isAcceptedFile('apple.png', '.jpg,.png')).toBe(true);
    expect(isAcceptedFile('apple.gif', '.jpg,.png')).toBe(false);
  });

  it('[V16] uses the part after the last dot', () => {
    expect(isAcceptedFile('apple.exe.png', '.png')).toBe(true);
    expect(isAcceptedFile('apple.png.exe', '.png')).toBe(false);
    expect(isAcceptedFile('archive.tar.gz', '.tar.gz')).toBe(false);
    expect(isAcceptedFile('.png', '.png')).toBe(true);
  });

  it('[V16] ignores the first character of an item', () => {
    expect(isAcceptedFile('apple.png', '*png')).toBe(true);
    expect(isAcceptedFile('apple.png', 'png')).toBe(false);
  });

  it.each(['apple', 'apple.', '.', '', 'png'])('[V16] rejects the name %j', (fileName) => {
    expect(isAcceptedFile(fileName, '.png,.apple,.,,x')).toBe(false);
  });

  it('[V16] rejects every file for an empty list', () => {
    expect(['', ',', ' , '].map((accept) => isAcceptedFile('apple.png', accept))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('[V16] compares the whole extension', () => {
    expect(isAcceptedFile('apple.pn', '.png')).toBe(false);
    expect(isAcceptedFile('apple.png\n', '.png')).toBe(false);
  });

  it('[V17] ignores white space around items', () => {
    expect(isAcceptedFile('apple.jpg', ' .png , .jpg ')).toBe(true);
  });

  it('[V18] ignores case', () => {
    expect(isAcceptedFile('apple.PNG', '.png')).toBe(true);
    expect(isAcceptedFile('apple.png', '.PNG')).toBe(true);
  });

  it('[V16] accepts every file whose extension is in the list', () => {
    const extension = fc.stringMatching(/^[a-z0-9]{1,5}$/);
    fc.assert(
      fc.property(fc.string(), extension, fc.array(extension), (name, own, others) => {
        const accept = [...others, own].map((item) => `.${item}`).join(', ');
        expect(isAcceptedFile(`${name}.${own}`, accept)).toBe(true);
      }),
    );
  });

  it('[C4] has a check whose issue contains the list', () => {
    expect(fileType('.png, .jpg')('notes.txt')).toEqual({ code: 'fileType', accept: '.png, .jpg' });
  });
});
