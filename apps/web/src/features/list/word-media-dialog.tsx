import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WordRecord } from '@wordhoard/contract';
import { Dialog } from '@wordhoard/ui';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { ImageEditor } from '../image/image-editor.tsx';
import { RecordingEditor } from '../recording/recording-editor.tsx';
import { wordQuery } from '../word/queries.ts';
import type { MediaKind } from './list-entry.tsx';
import { listKeys } from './queries.ts';

interface WordMediaDialogProps {
  word: WordRecord;
  kind: MediaKind;
  tranLangCode: string;
  onClose: () => void;
}

/** The pictures or the recordings of a word of a list, edited as on its page. */
export function WordMediaDialog({ word, kind, tranLangCode, onClose }: WordMediaDialogProps) {
  const queryClient = useQueryClient();
  const query = useQuery(wordQuery(useApiQueries(), { id: word.id, tranLangCode }));

  function close(): void {
    for (const queryKey of [listKeys.words, listKeys.wordFeed, listKeys.record]) {
      void queryClient.invalidateQueries({ queryKey });
    }
    onClose();
  }

  return (
    <Dialog isOpen title={word.text} onClose={close}>
      <QueryView query={query} skeleton="row">
        {(entity) =>
          kind === 'image' ? <ImageEditor word={entity} /> : <RecordingEditor word={entity} />
        }
      </QueryView>
    </Dialog>
  );
}
