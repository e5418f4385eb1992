import { TrialMark, useIsTrial } from '#features/session/TrialMark.tsx';
import { GuardedLink } from '#features/site/GuardedLink.tsx';
import { useBalanceHidden } from '#features/wallet/balance-visibility.ts';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useWallet } from '#features/wallet/wallet.queries.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { wholeOf } from '@pavilion/domain/lottery/fraction';
import { orderAmounts } from '@pavilion/domain/lottery/order/order-amounts';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { Countdown } from '../../clock/Countdown.tsx';
import type { Room } from '../../room/room.ts';
import { takenDraws, type Chase } from '../chase/chase.ts';
import type { SlipLines } from '../slip-lines.ts';
import { useAmount } from '../use-amount.ts';
import type { Confirming } from './confirming.ts';
import { DrawsFact } from './DrawsFact.tsx';
import styles from '../Slip.module.css';

const mask = '••••••';

/** The balance now and after the order; hidden where the member hides it. */
function BalanceFacts({ room, stake }: { room: Room; stake: bigint }) {
  const text = useText();
  const money = useMoneyFormat();
  const isHidden = useBalanceHidden();
  const { data, isError, isFetching, refetch } = useWallet();
  if (data === undefined) {
    return (
      <div aria-busy={!isError}>
        <dt>{text('lottery.fact.balance')}</dt>
        <dd>
          {isError ? text('transfer.balance.unknown') : mask}
          {isError && (
            <Button kind="quiet" size="compact" busy={isFetching} onClick={() => void refetch()}>
              {text('state.retry')}
            </Button>
          )}
        </dd>
      </div>
    );
  }
  const balance = parseAmount(data.sumBalance, room.digits) ?? 0n;
  const hidden = (
    <>
      <span aria-hidden="true">{mask}</span>
      <span className="visually-hidden">{text('shell.balance.hidden')}</span>
    </>
  );
  return (
    <>
      <div>
        <dt>{text('lottery.fact.balance')}</dt>
        <dd>
          <TrialMark /> {isHidden ? hidden : money(data.sumBalance)}
        </dd>
      </div>
      {balance >= stake && (
        <div>
          <dt>{text('lottery.fact.after')}</dt>
          <dd>{isHidden ? hidden : money(formatAmount(balance - stake, room.digits))}</dd>
        </div>
      )}
    </>
  );
}

/** Says that the balance is too small, and leads to a deposit; trial accounts have none. */
export function NoFunds() {
  const text = useText();
  const isTrial = useIsTrial();
  return (
    <Notice tone="error">
      {text('error.wallet.no.funds')}{' '}
      {!isTrial && (
        <GuardedLink action="deposit" href={paths.deposit()}>
          {text('shell.deposit')}
        </GuardedLink>
      )}
    </Notice>
  );
}

/** Whether the order costs more than the member has. */
function useIsTooDear(room: Room, stake: bigint): boolean {
  const balance = useWallet().data?.sumBalance;
  return balance !== undefined && (parseAmount(balance, room.digits) ?? 0n) < stake;
}

type FactsProps = Readonly<{
  room: Room;
  slip: SlipLines;
  chase: Chase | null;
  confirming: Confirming;
}>;

/** The most that one draw can win. */
function WinFact({ room, slip, chase }: Pick<FactsProps, 'room' | 'slip' | 'chase'>) {
  const text = useText();
  const amountOf = useAmount(room.digits);
  if (chase === null) {
    return (
      <div>
        <dt>{text('lottery.fact.win')}</dt>
        <dd>{amountOf(slip.amounts.possibleWin)}</dd>
      </div>
    );
  }
  const multiple = Math.max(...takenDraws(chase).map((draw) => draw.multiple));
  const { subOrders } = orderAmounts(slip.offered, [{ multiple, yearAnimal: slip.yearAnimal }]);
  const win = subOrders[0]?.possibleWin;
  return (
    <div>
      <dt>{text('lottery.fact.win.most')}</dt>
      <dd>{amountOf(win === undefined ? 0n : wholeOf(win))}</dd>
    </div>
  );
}

/** Of what lottery, draw and mode an order is, what it costs and can win, and what that leaves. */
export function ConfirmFacts({ room, slip, chase, confirming }: FactsProps) {
  const text = useText();
  const amountOf = useAmount(room.digits);
  const isGuest = useSessionRecord() === null;
  const { draw, stake, placing } = confirming;
  const isTooDear = useIsTooDear(room, stake);
  const isOpenDraw = draw.takesBets && room.draw?.numero === draw.numero;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{room.lottery.remark}</dt>
          <dd>{text(room.mode.playType === 'trad' ? 'lottery.mode.trad' : 'lottery.mode.ent')}</dd>
        </div>
        {draw.numero !== null && <DrawsFact numero={draw.numero} chase={chase} />}
        <div>
          <dt>{text('lottery.fact.bets')}</dt>
          <dd>{slip.amounts.bets}</dd>
        </div>
        <div>
          <dt>{text(chase === null ? 'lottery.fact.stake' : 'lottery.fact.whole')}</dt>
          <dd className={styles.stake}>{amountOf(stake)}</dd>
        </div>
        <WinFact room={room} slip={slip} chase={chase} />
        {!isGuest && <BalanceFacts room={room} stake={stake} />}
      </dl>
      {chase !== null && (
        <p className={styles.quiet}>
          {text(chase.stopsOnWin ? 'lottery.chase.stops' : 'lottery.chase.goes')}
        </p>
      )}
      {isOpenDraw && room.draw !== null && (
        <Countdown closesAtMs={room.draw.closesAtMs} name={room.lottery.remark} />
      )}
      {isTooDear && placing.error?.code !== 'wallet.no.funds' && <NoFunds />}
    </>
  );
}
