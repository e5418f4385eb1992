import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import type { Closing } from '../exclusion.queries.ts';
import { useGiveUpRest } from './closing.queries.ts';
import list from '../list/Limits.module.css';

type RestProps = Pick<Closing, 'rest' | 'restGivenUp'>;

/** A balance below the smallest withdrawal, which the member can give up. */
export function RestNotice({ rest, restGivenUp }: RestProps) {
  const text = useText();
  const money = useMoneyFormat();
  const { giveUp, busy, error } = useGiveUpRest();
  if (rest === null) return <ErrorNotice error={error} />;
  const amount = money(rest);
  if (restGivenUp) {
    return (
      <Notice tone="success">
        <span role="status">{text('closing.rest.done', { amount })}</span>
      </Notice>
    );
  }
  const ask = async () => {
    const isSure = await askConfirm({
      title: text('closing.rest.question', { amount }),
      text: text('closing.rest.sure'),
      confirmLabel: text('closing.rest.do', { amount }),
      cancelLabel: text('shell.back'),
      confirmKind: 'danger',
    });
    if (isSure) giveUp(rest);
  };
  return (
    <div className={list.form}>
      <Notice>{text('closing.rest', { amount })}</Notice>
      <ErrorNotice error={error} />
      <Button kind="secondary" busy={busy} onClick={() => void ask()}>
        {text('closing.rest.do', { amount })}
      </Button>
    </div>
  );
}
