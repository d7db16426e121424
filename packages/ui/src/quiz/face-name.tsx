import type { QuizFace } from './quiz-face.ts';

/** A face within a sentence, in its own language. */
export function FaceName({ face }: { face: QuizFace }) {
  if (face.kind === 'picture') return <bdi>{face.alt}</bdi>;
  return <bdi lang={face.word.lang}>{face.word.text}</bdi>;
}
