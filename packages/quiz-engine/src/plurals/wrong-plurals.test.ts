import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Gender } from '../text/article.ts';
import { foldText } from '../text/fold.ts';
import { buildWrongPlurals } from './wrong-plurals.ts';

const buildForms = (langCode: string, singular: string, plural: string, gender?: Gender) =>
  buildWrongPlurals({ langCode, singular, plural, gender });

describe('wrong plurals of a noun [Q104]', () => {
  it.each<[string, string, string, string[]]>([
    ['de', 'Haus', 'Häuser', ['Hauser', 'Hause', 'Hausen']],
    ['de', 'Hund', 'Hunde', ['Hünde', 'Hunden', 'Hunder']],
    ['de', 'Blume', 'Blumen', ['Blumes', 'Blumer', 'Blume']],
    ['de', 'Vater', 'Väter', ['Vater', 'Vaters', 'Vatern']],
    ['en', 'child', 'children', ['childs', 'childes', 'childrens']],
    ['en', 'knife', 'knives', ['knifes', 'knivs', 'knife']],
    ['en', 'city', 'cities', ['citys', 'cites', 'citis']],
    ['es', 'luz', 'luces', ['luzes', 'luzs', 'luses']],
    ['es', 'avión', 'aviones', ['aviónes', 'avións', 'avionos']],
    ['fr', 'cheval', 'chevaux', ['chevals', 'chevaus', 'chevales']],
    ['fr', 'bijou', 'bijoux', ['bijous', 'bijoues', 'bijou']],
    ['it', 'amico', 'amici', ['amichi', 'amice', 'amicos']],
    ['it', 'lago', 'laghi', ['lagi', 'lage', 'lagos']],
    ['pt', 'pão', 'pães', ['pões', 'pãos', 'pãoes']],
    ['pt', 'animal', 'animais', ['animales', 'animals', 'animaes']],
    ['ru', 'дом', 'дома', ['домы', 'доми', 'доме']],
    ['ru', 'отец', 'отцы', ['отецы', 'отца', 'отци']],
    ['uk', 'книга', 'книги', ['книгі', 'книга', 'книге']],
    ['pl', 'zamek', 'zamki', ['zameki', 'zamky', 'zamkie']],
    ['pl', 'książka', 'książki', ['książky', 'książkie', 'książka']],
    ['he', 'שולחן', 'שולחנות', ['שולחנים', 'שולחניים']],
  ])('in %s, of %s (%s) are %j', (langCode, singular, plural, wrong) => {
    expect(buildForms(langCode, singular, plural)).toEqual(wrong);
  });

  it('change the noun of a phrase, not its other words', () => {
    expect(buildForms('es', 'árbol de Navidad', 'árboles de Navidad')).toEqual([
      'árbols de Navidad',
      'árbolos de Navidad',
      'árbol de Navidad',
    ]);
    expect(buildForms('ru', 'висячий замок', 'висячие замки')[0]).toBe('висячие замоки');
    expect(buildForms('en', 'passer-by', 'passers-by')[0]).toBe('passeres-by');
    expect(buildForms('fr', 'bonhomme', 'des bonshommes')).toEqual([]);
  });

  it('are unknown in languages without such rules', () => {
    expect(buildForms('ar', 'كتاب', 'كتب')).toEqual([]);
    expect(buildForms('sv', 'hus', 'hus')).toEqual([]);
  });
});

describe('a plural that is right beside another one [Q105]', () => {
  it.each<[string, string, string, string, Gender?]>([
    ['de', 'Wort', 'Wörter', 'Worte'],
    ['de', 'Balkon', 'Balkone', 'Balkons'],
    ['de', 'Einkaufswagen', 'Einkaufswagen', 'Einkaufswägen'],
    ['en', 'scarf', 'scarves', 'scarfs'],
    ['en', 'mango', 'mangoes', 'mangos'],
    ['es', 'esquí', 'esquís', 'esquíes'],
    ['es', 'club', 'clubes', 'clubs'],
    ['fr', 'idéal', 'idéaux', 'idéals'],
    ['it', 'braccio', 'braccia', 'bracci'],
    ['it', 'artista', 'artisti', 'artiste', 'common'],
    ['pt', 'verão', 'verões', 'verãos'],
    ['ru', 'учитель', 'учителя', 'учители', 'masculine'],
    ['ru', 'звезда', 'звёзды', 'звезды'],
    ['uk', 'лист', 'листи', 'листя'],
    ['pl', 'aktor', 'aktorzy', 'aktory', 'masculine'],
    ['he', 'נהר', 'נהרות', 'נהרים'],
  ])('in %s, of %s (%s), %s is not wrong', (langCode, singular, plural, right, gender) => {
    const wrong = buildForms(langCode, singular, plural, gender);
    expect(wrong).not.toContain(right);
    expect(wrong.length).toBeGreaterThan(0);
  });

  it('may be named by the caller', () => {
    const noun = { langCode: 'de', singular: 'Haus', plural: 'Häuser' };
    expect(buildWrongPlurals({ ...noun, accepted: ['Hause'] })).toEqual([
      'Hauser',
      'Hausen',
      'Haus',
    ]);
  });
});

const letters: Readonly<Record<string, string>> = {
  de: 'aeiouäöübdghklmnrstzß',
  en: 'aeioubcdfhkmnoprstxyz',
  es: 'aeiouáéíóúbcdjlmnñrsyz',
  fr: 'aeiouéèbcdhilmnrsuxz',
  he: 'אבגדהוחטיכלמנסעפצקרשתם',
  it: 'aeiouàòbcdghilmnrsz',
  pl: 'aeiouyąęcdgkłlmnńrśtwzżź',
  pt: 'aeiouãõáéçdlmnrsxz',
  ru: 'аеёиоуыэюябгжкльнрстхцчш',
  uk: 'аеєиіїоуюябгжкльнрстхцчш',
};

const anyNoun = fc.constantFrom(...Object.keys(letters)).chain((langCode) => {
  const letter = fc.constantFrom(...(letters[langCode] ?? ''), ' ', '-');
  const text = fc.string({ unit: letter, minLength: 1, maxLength: 9 }).map((one) => `${one}e`);
  const ending = fc.string({ unit: letter, maxLength: 3 });
  const gender = fc.constantFrom<Gender | undefined>('masculine', 'feminine', 'common', undefined);
  return fc
    .record({ singular: text, ending, gender, cut: fc.nat(2) })
    .map(({ singular, ending: added, cut, ...noun }) => ({
      ...noun,
      langCode,
      singular,
      plural: singular.slice(0, singular.length - cut) + added,
      accepted: [`${singular}s`],
    }));
});

it('[Q106] are up to three, each once, and never a right plural', () => {
  fc.assert(
    fc.property(anyNoun, (noun) => {
      const { langCode, plural, accepted } = noun;
      const keys = buildWrongPlurals(noun).map((form) => foldText(form, langCode));
      expect(keys.length).toBeLessThanOrEqual(3);
      expect(new Set(keys).size).toBe(keys.length);
      for (const right of [plural, ...accepted])
        expect(keys).not.toContain(foldText(right, langCode));
      expect(keys).not.toContain('');
    }),
    { numRuns: 500 },
  );
});

it('[Q106] do not depend on marks that grading forgives', () => {
  expect(buildForms('es', 'joven', 'jóvenes')).not.toContain('jovenes');
  expect(buildForms('es', 'avión', 'aviones')).toContain('aviónes');
});
