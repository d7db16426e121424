import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/page/lazy-component.ts';
import type { Channel } from '../../channel/queries.ts';
import type { Campaign } from '../queries.ts';
import type { PostDialogMode } from './post-dialog.tsx';

const PostDialog = lazyComponent(async () => (await import('./post-dialog.tsx')).PostDialog);

/** A dialog with one post of a campaign, and a function that opens it. */
export function usePostDialog(campaign: Campaign, channel: Channel) {
  const [opened, setOpened] = useState<{ postId: string; initialMode: PostDialogMode }>();
  const openPost = (postId: string, initialMode: PostDialogMode = 'view') =>
    setOpened({ postId, initialMode });
  const postDialog = (
    <Suspense>
      {opened && (
        <PostDialog
          campaign={campaign}
          channel={channel}
          {...opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Suspense>
  );
  return { openPost, postDialog };
}
