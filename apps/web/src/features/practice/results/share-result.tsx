import { Menu, ShareIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { downloadFile, shareOrCopy } from '../../../shared/share/share.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { drawResultImage, resultSquares } from './result-image.ts';

interface ShareResultProps {
  name: string;
  score: { right: number; total: number };
  answers: readonly { correct: boolean }[];
  /** Where the same words can be played. */
  path: string;
}

/** Hands the result on, with the link to the same quiz: as text, or as a picture. */
export function ShareResult({ name, score, answers, path }: ShareResultProps) {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);
  const said = formatMessage(messages.score, score);

  async function shareText(): Promise<void> {
    const url = new URL(path, location.origin).href;
    const text = `${name}: ${said}\n${resultSquares(answers)}`;
    const outcome = await shareOrCopy({ title: name, text, url }, `${text}\n${url}`);
    if (outcome === 'copied') showToast({ id: 'share', text: formatMessage(messages.copied) });
    if (outcome === 'failed') showToast({ id: 'share', text: url });
  }

  function shareImage(): void {
    const canvas = document.createElement('canvas');
    drawResultImage(canvas, { name, score: said, answers, host: location.host });
    canvas.toBlob(async (image) => {
      if (image === null) return;
      const file = new File([image], 'wordhoard.png', { type: image.type });
      const outcome = await shareOrCopy({ title: name, files: [file] });
      if (outcome === 'failed') downloadFile(image, file.name);
    });
  }

  return (
    <Menu
      label={formatMessage(messages.share)}
      icon={<ShareIcon />}
      items={[
        { label: formatMessage(messages.asText), onChoose: () => void shareText() },
        { label: formatMessage(messages.asPicture), onChoose: shareImage },
      ]}
    />
  );
}

const messages = defineMessages<{
  share: NoMessageValues;
  asText: NoMessageValues;
  asPicture: NoMessageValues;
  copied: NoMessageValues;
  score: { right: number; total: number };
}>({
  share: { id: 'shareResult.share', defaultMessage: 'Share the result' },
  asText: { id: 'shareResult.asText', defaultMessage: 'As text' },
  asPicture: { id: 'shareResult.asPicture', defaultMessage: 'As a picture' },
  copied: { id: 'shareResult.copied', defaultMessage: 'The result is copied' },
  score: { id: 'shareResult.score', defaultMessage: '{right} of {total} right' },
});
