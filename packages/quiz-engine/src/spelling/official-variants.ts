/** Words that dictionaries and academies write in two ways, folded. The second way stands for both. */
const pairs: Readonly<Record<string, string>> = {
  de: 'delphin=delfin,temonnaie=tmonee,so dass=sodass,zu hause=zuhause',
  es: 'vídeo=video',
  fr: 'clef=clé',
  he: 'אימא=אמא,אישה=אשה',
};

/** A folded text with one spelling of each word, or part of a word, that has two. */
export const unifyOfficialVariants = (text: string, language: string): string =>
  (pairs[language]?.split(',') ?? []).reduce((unified, pair) => {
    const [one = '', other = ''] = pair.split('=');
    return unified.replace(one, other);
  }, text);
