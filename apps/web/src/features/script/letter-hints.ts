import { defineMessages } from '@wordhoard/i18n/messages';

/** What a letter sounds like, for those who do not know its sound. */
export const hintMessages = defineMessages({
  // Arabic
  alif: {
    id: 'letterHint.alif',
    defaultMessage: 'A long a. At the start of a word it carries any short vowel.',
  },
  think: { id: 'letterHint.think', defaultMessage: 'Like th in “think”.' },
  this: { id: 'letterHint.this', defaultMessage: 'Like th in “this”.' },
  jam: { id: 'letterHint.jam', defaultMessage: 'Like j in “jam”; in Egypt like g in “go”.' },
  breath: {
    id: 'letterHint.breath',
    defaultMessage: 'A strong h from the throat, as when you breathe on glass to clean it.',
  },
  rolled: { id: 'letterHint.rolled', defaultMessage: 'A rolled r, with the tip of the tongue.' },
  heavy: {
    id: 'letterHint.heavy',
    defaultMessage:
      'A heavy {sound, select, ṣ {s} ḍ {d} ṭ {t} other {th as in “this”}}: raise the back of the tongue. The vowels beside it sound darker.',
  },
  tight: {
    id: 'letterHint.tight',
    defaultMessage: 'A tight throat sound: say a, and squeeze it deep in the throat.',
  },
  gargled: {
    id: 'letterHint.gargled',
    defaultMessage: 'A gargled g, much like r in French.',
  },
  deep: { id: 'letterHint.deep', defaultMessage: 'A k from far back in the throat.' },
  clear: { id: 'letterHint.clear', defaultMessage: 'Like h in “hat”, also at the end of a word.' },
  waw: { id: 'letterHint.waw', defaultMessage: 'Like w in “wet”; as a vowel, a long oo.' },
  ya: { id: 'letterHint.ya', defaultMessage: 'Like y in “yes”; as a vowel, a long ee.' },
  marbuta: {
    id: 'letterHint.marbuta',
    defaultMessage: 'Only at the end of a word: a, before some words at.',
  },
  maqsura: {
    id: 'letterHint.maqsura',
    defaultMessage: 'Only at the end of a word: a long a.',
  },
  stop: {
    id: 'letterHint.stop',
    defaultMessage: 'A short stop in the throat, as in “uh-oh”. It may stand on another letter.',
  },
  // Hebrew
  loch: { id: 'letterHint.loch', defaultMessage: 'Like ch in Scottish “loch”.' },
  carrier: {
    id: 'letterHint.carrier',
    defaultMessage: 'Silent: you only hear the vowel that it carries.',
  },
  hardOrSoft: {
    id: 'letterHint.hardOrSoft',
    defaultMessage: '{hard} at the start of a word, and often {soft} after a vowel.',
  },
  silentAtEnd: {
    id: 'letterHint.silentAtEnd',
    defaultMessage: 'Like h in “hat”; silent at the end of a word.',
  },
  vav: { id: 'letterHint.vav', defaultMessage: 'v; as a vowel, o or u.' },
  yod: { id: 'letterHint.yod', defaultMessage: 'Like y in “yes”; as a vowel, i.' },
  cats: {
    id: 'letterHint.cats',
    defaultMessage: 'Like ts in “cats”, also at the start of a word.',
  },
  throaty: { id: 'letterHint.throaty', defaultMessage: 'A soft r in the throat, as in French.' },
  shin: { id: 'letterHint.shin', defaultMessage: 'sh; in some words, s.' },
  // Japanese
  longO: {
    id: 'letterHint.longO',
    defaultMessage: 'u with relaxed lips. After o, it makes the o longer.',
  },
  topic: {
    id: 'letterHint.topic',
    defaultMessage: 'As a particle, which marks the topic, it is read wa.',
  },
  direction: {
    id: 'letterHint.direction',
    defaultMessage: 'As a particle, which marks the direction, it is read e.',
  },
  object: { id: 'letterHint.object', defaultMessage: 'A particle, which marks the object.' },
  blown: {
    id: 'letterHint.blown',
    defaultMessage: 'Between f and h: blow softly through your lips.',
  },
  tapped: {
    id: 'letterHint.tapped',
    defaultMessage: 'Between r and l: a single quick tap of the tongue.',
  },
  nasal: {
    id: 'letterHint.nasal',
    defaultMessage: 'An n that is a syllable of its own; m before b and p.',
  },
  joined: {
    id: 'letterHint.joined',
    defaultMessage: 'Small: it joins with the letter before. ki + ya is kya.',
  },
  doubling: {
    id: 'letterHint.doubling',
    defaultMessage: 'Small: it doubles the consonant that follows, as in kitte.',
  },
  lengthening: {
    id: 'letterHint.lengthening',
    defaultMessage: 'It makes the vowel before it longer.',
  },
  // Russian and Ukrainian
  pleasure: { id: 'letterHint.pleasure', defaultMessage: 'Like s in “pleasure”.' },
  boy: { id: 'letterHint.boy', defaultMessage: 'Like y in “boy”.' },
  longSoft: { id: 'letterHint.longSoft', defaultMessage: 'A long, soft sh, as in “fresh sheets”.' },
  both: { id: 'letterHint.both', defaultMessage: 'sh and ch together, as in “fresh cheese”.' },
  separating: { id: 'letterHint.separating', defaultMessage: 'A short break before the vowel.' },
  softening: {
    id: 'letterHint.softening',
    defaultMessage: 'It makes the consonant before it soft, as if a short y followed.',
  },
  drawnBack: {
    id: 'letterHint.drawnBack',
    defaultMessage: 'Like i in “bit”, with the tongue drawn back.',
  },
  bit: { id: 'letterHint.bit', defaultMessage: 'Like i in “bit”.' },
  likeW: { id: 'letterHint.likeW', defaultMessage: 'v; after a vowel often like w.' },
  voiced: { id: 'letterHint.voiced', defaultMessage: 'A soft, voiced h, as in “ahead”.' },
  hard: { id: 'letterHint.hard', defaultMessage: 'Like g in “go”.' },
});

export type HintKey = keyof typeof hintMessages;
