interface ResultImage {
  /** What was played. */
  name: string;
  score: string;
  answers: readonly { correct: boolean }[];
  /** Where it can be played. */
  host: string;
}

const [width, height] = [1200, 630];
const paper = '#fbf9f4';
const ink = '#1d1b16';
const muted = '#635d51';
const right = '#1c7a4b';
const wrong = '#b3372c';
const margin = 90;
const columns = 20;

/** Draws a round as a picture to be handed on, in the size that other sites show links in. */
export function drawResultImage(
  canvas: HTMLCanvasElement,
  { name, score, answers, host }: ResultImage,
): void {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  write(context, 'Wordhoard', { y: 120, size: 44, colour: muted });
  write(context, name, { y: 230, size: 64, colour: ink });
  write(context, score, { y: 330, size: 88, colour: ink });
  drawSquares(context, answers);
  write(context, host, { y: height - 60, size: 34, colour: muted });
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  { y, size, colour }: { y: number; size: number; colour: string },
): void {
  context.font = `600 ${size}px Literata, Georgia, serif`;
  context.fillStyle = colour;
  context.fillText(text, margin, y, width - 2 * margin);
}

function drawSquares(
  context: CanvasRenderingContext2D,
  answers: readonly { correct: boolean }[],
): void {
  const step = (width - 2 * margin) / columns;
  answers.slice(0, 3 * columns).forEach(({ correct }, index) => {
    const [x, y] = [margin + (index % columns) * step, 380 + Math.floor(index / columns) * step];
    context.beginPath();
    context.roundRect(x, y, step - 10, step - 10, 8);
    context.fillStyle = correct ? right : wrong;
    context.strokeStyle = wrong;
    context.lineWidth = 4;
    if (correct) context.fill();
    else context.stroke();
  });
}

/** The round as a row of squares, for messages that take nothing but text. */
export const resultSquares = (answers: readonly { correct: boolean }[]): string =>
  answers.map(({ correct }) => (correct ? '🟩' : '🟥')).join('');
