import { expect, it } from 'vitest';
import { areCognates } from './cognate.ts';

it.each([
  ['es', 'proyecto', 'en', 'project', true],
  ['ru', 'проект', 'en', 'project', true],
  ['ru', 'университет', 'en', 'university', true],
  ['ru', 'телефон', 'de', 'Telefon', true],
  ['ru', 'кофе', 'en', 'coffee', true],
  ['ru', 'компьютер', 'en', 'computer', true],
  ['en', 'music', 'ru', 'музыка', true],
  ['uk', 'інтернет', 'en', 'internet', true],
  ['uk', 'театр', 'en', 'theatre', true],
  ['el', 'τηλέφωνο', 'en', 'telephone', true],
  ['el', 'θέατρο', 'ru', 'театр', true],
  ['ja', 'コンピューター', 'en', 'computer', true],
  ['ja', 'コーヒー', 'en', 'coffee', true],
  ['ja', 'ホテル', 'en', 'hotel', true],
  ['ja', 'タクシー', 'de', 'Taxi', true],
  ['ja', 'パン', 'en', 'bread', false],
  ['ja', '水', 'en', 'water', false],
  ['ru', 'человек', 'en', 'person', false],
  ['ru', 'стол', 'en', 'table', false],
  ['ru', 'дом', 'en', 'house', false],
  ['ru', 'собака', 'en', 'dog', false],
  ['uk', 'хліб', 'en', 'bread', false],
  ['el', 'νερό', 'en', 'water', false],
  ['zh', '水', 'en', 'water', false],
])('%s %s, %s %s: %s', (langCode, text, otherCode, otherText, expected) => {
  const [one, other] = [
    { text, langCode },
    { text: otherText, langCode: otherCode },
  ];
  expect([areCognates(one, other), areCognates(other, one)]).toEqual([expected, expected]);
});
