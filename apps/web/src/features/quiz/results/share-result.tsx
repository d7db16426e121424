import { defineMessages } from '@wordhoard/i18n/messages';
import { type MenuItem, ShareIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { downloadFile, shareOrCopy } from '../../../shared/share/share.tsx';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';

interface SharedResult {
  name: string;
  score: { right: number; total: number };
  answers: readonly { correct: boolean }[];
  /** The address of a quiz with the same words. */
  path: string;
}

/** Shares the result with a link to the same quiz, as text or as an image. */
export function useShareResult({ name, score, answers, path }: SharedResult): MenuItem[] {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);
  const scoreText = formatMessage(messages.score, score);

  async function shareText(): Promise<void> {
    const url = new URL(path, location.origin).href;
    const text = `${name}: ${scoreText}\n${toSquares(answers)}`;
    const outcome = await shareOrCopy({ title: name, text, url }, `${text}\n${url}`);
    if (outcome === 'copied') showToast({ id: 'share', text: formatMessage(messages.copied) });
    if (outcome === 'failed') showToast({ id: 'share', text: url });
  }

  function shareImage(): void {
    const canvas = document.createElement('canvas');
    drawResultImage(canvas, { name, score: scoreText, answers, host: location.host });
    canvas.toBlob(async (image) => {
      if (image === null) return;
      const file = new File([image], 'wordhoard.png', { type: image.type });
      const outcome = await shareOrCopy({ title: name, files: [file] });
      if (outcome === 'failed') downloadFile(image, file.name);
    });
  }

  const icon = <ShareIcon />;
  return [
    { label: formatMessage(messages.asText), icon, onChoose: () => void shareText() },
    { label: formatMessage(messages.asPicture), icon, onChoose: shareImage },
  ];
}

const messages = defineMessages({
  asText: { id: 'shareResult.asText', defaultMessage: 'Share as text' },
  asPicture: { id: 'shareResult.asPicture', defaultMessage: 'Share as a picture' },
  copied: { id: 'shareResult.copied', defaultMessage: 'Result copied' },
  score: { id: 'shareResult.score', defaultMessage: '{right} of {total} right' },
});

interface ResultImage {
  /** The name of the source. */
  name: string;
  score: string;
  answers: readonly { correct: boolean }[];
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

/** Draws a result as an image, in the size of link previews on other sites. */
function drawResultImage(canvas: HTMLCanvasElement, { name, score, answers, host }: ResultImage) {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  drawText(context, 'Wordhoard', { y: 120, size: 44, color: muted });
  drawText(context, name, { y: 230, size: 64, color: ink });
  drawText(context, score, { y: 330, size: 88, color: ink });
  drawSquares(context, answers);
  drawText(context, host, { y: height - 60, size: 34, color: muted });
}

function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { y, size, color }: { y: number; size: number; color: string },
): void {
  context.font = `600 ${size}px Literata, Georgia, serif`;
  context.fillStyle = color;
  context.fillText(text, margin, y, width - 2 * margin);
}

function drawSquares(context: CanvasRenderingContext2D, answers: readonly { correct: boolean }[]) {
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

/** The result as a row of squares, for messages that accept only text. */
const toSquares = (answers: readonly { correct: boolean }[]): string =>
  answers.map(({ correct }) => (correct ? '🟩' : '🟥')).join('');
