import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText, type MessageKey } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { refreshCw } from '@pavilion/ui/icons/home-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useMoneyFormat } from '../money-format.ts';
import { forgetIntent, requestKeyFor } from '../request-intent.ts';
import { useTransferAll, type Funds } from '../transfers.queries.ts';
import styles from './Transfer.module.css';

const nothing = /^[0.]*$/;
const name = 'transferAllIntent';

type FundsCardProps = { funds: Funds; refreshing: boolean; onRefresh: () => void };

function useTakeAllBack() {
  const text = useText();
  const call = useTransferAll();
  const takeBack = () =>
    afterCall(call.mutateAsync(requestKeyFor(sessionStorage, name, [])), ({ list, leftOut }) => {
      forgetIntent(sessionStorage, name);
      const isAll = leftOut.length === 0 && list.every(({ state }) => state === 'done');
      const some = isAll ? 'transfer.all.done' : 'transfer.all.some';
      const label: MessageKey = isAll && list.length === 0 ? 'transfer.all.none' : some;
      showToast(text(label), { kind: isAll ? 'success' : 'waiting' });
    });
  return { takeBack, busy: call.isPending, error: call.error };
}

/** Shows the total, and a button to transfer everything back. */
export function FundsCard({ funds, refreshing, onRefresh }: FundsCardProps) {
  const text = useText();
  const money = useMoneyFormat();
  const all = useTakeAllBack();
  const parts: [MessageKey, string][] = [
    ['transfer.main', funds.mainBalance],
    ['transfer.vendors', funds.vendorBalance],
  ];
  if (!nothing.test(funds.underWay)) parts.push(['transfer.underWay', funds.underWay]);
  return (
    <Card look="lit" className={styles.funds ?? ''}>
      <div className={styles.head}>
        <p className={styles.label}>{text('transfer.total')}</p>
        <IconButton
          shape={refreshCw}
          label={text('transfer.refresh.all')}
          className={refreshing ? (styles.turning ?? '') : ''}
          aria-busy={refreshing}
          onClick={onRefresh}
        />
      </div>
      <Money className={styles.total ?? ''} amount={funds.total} countUp format={money} />
      <dl className={styles.parts}>
        {parts.map(([label, amount]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {!funds.complete && <Notice>{text('transfer.incomplete')}</Notice>}
      <ErrorNotice error={all.error} />
      <Button
        kind="secondary"
        busy={all.busy}
        disabled={nothing.test(funds.vendorBalance)}
        onClick={all.takeBack}
      >
        {text('transfer.all')}
      </Button>
    </Card>
  );
}
