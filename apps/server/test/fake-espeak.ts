#!/usr/bin/env -S node --conditions=@wordhoard/source
// Takes the options of espeak-ng, and “speaks” a tone.

import { text } from 'node:stream/consumers';
import { buildWavFile } from './sound-file.ts';

const voices = `Pty Language       Age/Gender VoiceName          File                 Other Languages
 5  cmn             --/M      Chinese_(Mandarin) sit/cmn
 5  cmn-latn-pinyin --/M      Chinese_(Mandarin,_latin_as_Pinyin) sit/cmn-Latn-pinyin
 5  de              --/M      German             gmw/de
 2  en-gb           --/M      English_(Great_Britain) gmw/en
 3  en-us           --/M      English_(America)  gmw/en-US
 5  he              --/M      Hebrew             sem/he
 5  ja              --/M      Japanese           jpx/ja
 5  pt              --/M      Portuguese_(Portugal) roa/pt
 5  pt-br           --/M      Portuguese_(Brazil) roa/pt-BR
`;

if (process.argv.includes('--voices')) process.stdout.write(voices);
else {
  const spoken = await text(process.stdin);
  process.stdout.write(buildWavFile({ seconds: 0.4, volume: spoken === '…' ? 0 : 0.3 }));
}
