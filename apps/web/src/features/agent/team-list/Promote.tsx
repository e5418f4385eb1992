import { useState } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { freshKey } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { usePromote, type TeamMember } from './team-list.queries.ts';

type PromoteProps = { account: string; onPromoted: (change: Pick<TeamMember, 'type'>) => void };

/** Makes a member an agent, after a question. */
export function Promote({ account, onPromoted }: PromoteProps) {
  const text = useText();
  const promote = usePromote();
  const [requestKey] = useState(freshKey);

  async function askAndPromote(): Promise<void> {
    const sure = await askConfirm({
      title: text('promote.title', { account }),
      text: text('promote.text'),
      confirmLabel: text('promote.action'),
      cancelLabel: text('confirm.cancel'),
    });
    if (!sure) return;
    afterCall(promote.mutateAsync({ account, requestKey }), ({ type }) => {
      showToast(text('promote.done', { account }), {
        kind: 'success',
        durationMs: limits.noticeToastMs,
      });
      onPromoted({ type });
    });
  }
  return (
    <>
      <ErrorNotice error={promote.error} />
      <Button kind="secondary" busy={promote.isPending} onClick={() => void askAndPromote()}>
        {text('promote.action')}
      </Button>
    </>
  );
}
