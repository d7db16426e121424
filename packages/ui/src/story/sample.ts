import { picture as avocado } from 'virtual:picture/avocado';
import { picture as bicycle } from 'virtual:picture/bicycle';
import { picture as library } from 'virtual:picture/books';
import { picture as bread } from 'virtual:picture/bread';
import { picture as butterfly } from 'virtual:picture/butterfly';
import { picture as cheese } from 'virtual:picture/cheese-wedge';
import { picture as squirrel } from 'virtual:picture/chipmunk';
import { picture as grapes } from 'virtual:picture/grapes';
import { picture as lemon } from 'virtual:picture/lemon';
import { picture as pear } from 'virtual:picture/pear';
import { picture as apple } from 'virtual:picture/red-apple';
import { picture as strawberry } from 'virtual:picture/strawberry';
import { picture as sunflower } from 'virtual:picture/sunflower';
import type { WordText } from '../word/word-text.ts';

export const pictures = {
  apple,
  avocado,
  bicycle,
  bread,
  butterfly,
  cheese,
  grapes,
  lemon,
  library,
  pear,
  squirrel,
  strawberry,
  sunflower,
};

const word = (lang: string, text: string): WordText => ({ lang, text });

/** Real words of several languages, the short and the long, from left and from right. */
export const words = {
  apple: word('en', 'apple'),
  apfel: word('de', 'Apfel'),
  yabloko: word('ru', 'яблоко'),
  pear: word('en', 'pear'),
  grusha: word('ru', 'груша'),
  pera: word('es', 'pera'),
  manzana: word('es', 'manzana'),
  limon: word('es', 'limón'),
  limonRussian: word('ru', 'лимон'),
  fresa: word('es', 'fresa'),
  klubnika: word('ru', 'клубника'),
  uva: word('es', 'uva'),
  vinograd: word('ru', 'виноград'),
  bread: word('en', 'bread'),
  hleb: word('ru', 'хлеб'),
  jablko: word('pl', 'jabłko'),
  mariposa: word('es', 'mariposa'),
  babochka: word('ru', 'бабочка'),
  coche: word('es', 'coche'),
  carro: word('es', 'carro'),
  avtomobil: word('ru', 'автомобиль'),
  mashina: word('ru', 'машина'),
  library: word('en', 'library'),
  maktaba: word('ar', 'مَكْتَبَة'),
  tapuach: word('he', 'תפוח'),
  ringo: word('ja', '林檎'),
  eichhoernchen: word('de', 'Eichhörnchen'),
  squirrel: word('en', 'squirrel'),
  insurance: word('de', 'Rechtsschutzversicherungsgesellschaften'),
  legalInsurers: word('en', 'insurance companies providing legal protection'),
  insuranceCompany: word('de', 'Versicherungsgesellschaften'),
  legalProtection: word('en', 'a company of legal protection'),
  arcEnCiel: word('fr', 'arc-en-ciel'),
  raduga: word('ru', 'радуга'),
  cheminDeFer: word('fr', 'chemin de fer'),
  zheleznayaDoroga: word('ru', 'железная дорога'),
  pustakalay: word('hi', 'पुस्तकालय'),
  sightseeing: word('ru', 'достопримечательности'),
  sights: word('en', 'sights'),
};
