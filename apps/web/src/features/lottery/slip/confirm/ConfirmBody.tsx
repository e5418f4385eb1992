import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useRefusal } from '#features/site/visitor.ts';
import { PlayLockedNotice, usePlayLocked } from '#features/wallet/PlayLockedNotice.tsx';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import type { NewLine } from '../line.ts';
import { LineItem } from '../LineItem.tsx';
import { hasUnanswered } from '../slip.queries.ts';
import { useAmount } from '../use-amount.ts';
import { ConfirmFacts } from './ConfirmFacts.tsx';
import type { Confirming, ConfirmProps } from './confirming.ts';
import { ClosedDraw, RefusedOrder } from './RefusedOrder.tsx';
import styles from '../Slip.module.css';

/** So many lines are listed; a cart of more was seen before. */
const listedMost = 5;

/** Leads to the log-in, which comes back here. */
function LoginLink() {
  const text = useText();
  const [path] = useLocation();
  const search = useSearch();
  const next = search === '' ? path : `${path}?${search}`;
  return (
    <Link className={buttonClass('primary')} href={paths.login({ next })}>
      {text('lottery.confirm.login')}
    </Link>
  );
}

/** Why a member may not bet at all; null where they may, and for guests. */
function useBlocked(): string | null {
  const session = useSessionRecord();
  const errorText = useErrorText();
  const reason = useRefusal('launchGame');
  if (session === null) return null;
  if (session.excluded === true) return errorText(new CallError('member.excluded', ''));
  return reason === null ? null : errorText(new CallError(reason, ''));
}

/** Lines of a confirmation stay as they are. */
const keyOf = ({ playId, balls }: NewLine, index: number) => `${index} ${playId} ${balls}`;

type BodyProps = ConfirmProps & Readonly<{ confirming: Confirming }>;

/** The button that places the order, or what stands in its place. */
function PlaceButton({ room, slip, confirming }: BodyProps) {
  const text = useText();
  const amountOf = useAmount(room.digits);
  const isGuest = useSessionRecord() === null;
  const isLocked = usePlayLocked();
  const blocked = useBlocked();
  const { draw, placing, newOdds, stake, place } = confirming;
  if (isGuest) return <LoginLink />;
  if (blocked !== null) return <Notice tone="error">{blocked}</Notice>;
  if (isLocked) return <PlayLockedNotice />;
  const { askAgain, isPending } = placing;
  if (askAgain !== null || (isPending && placing.error !== null)) {
    return (
      <Button busy={isPending} onClick={() => askAgain?.()}>
        {text('lottery.confirm.again')}
      </Button>
    );
  }
  const isReady = draw.takesBets && !slip.hasGone && slip.lines.length > 0;
  return (
    <Button busy={isPending} disabled={!isReady && !isPending} onClick={place}>
      {text(newOdds === null ? 'lottery.confirm.bet' : 'lottery.confirm.odds', {
        amount: amountOf(stake),
      })}
    </Button>
  );
}

function ChaseButtons({ chase, confirming, slip, onChase, onChaseChange }: BodyProps) {
  const text = useText();
  const isBusy = confirming.placing.isPending || confirming.placing.askAgain !== null;
  return (
    <div className={styles.actions}>
      <Button kind="secondary" size="compact" disabled={isBusy || slip.hasGone} onClick={onChase}>
        {text(chase === null ? 'lottery.chase' : 'lottery.chase.change')}
      </Button>
      {chase !== null && (
        <Button kind="quiet" size="compact" disabled={isBusy} onClick={() => onChaseChange(null)}>
          {text('lottery.chase.end')}
        </Button>
      )}
    </div>
  );
}

/** An order of before that nobody answered, such as before a reload. */
function EarlierOrder({ gameCode }: { gameCode: string }) {
  const text = useText();
  const [wasUnanswered] = useState(hasUnanswered);
  if (!wasUnanswered) return null;
  return (
    <Notice>
      {text('lottery.confirm.before')}{' '}
      <Link href={paths.lottery({ gameCode, view: 'orders' })}>{text('lottery.view.orders')}</Link>
    </Notice>
  );
}

/** What is about to be bet, with the button that does it. */
export function ConfirmBody(props: BodyProps) {
  const { room, slip, confirming } = props;
  const text = useText();
  const { lines, priced } = slip;
  return (
    <div className={styles.body}>
      <EarlierOrder gameCode={room.lottery.code} />
      <ul className={styles.lines}>
        {lines.slice(0, listedMost).map((line, index) => (
          <LineItem
            key={keyOf(line, index)}
            room={room}
            line={line}
            priced={priced[index] ?? null}
          />
        ))}
      </ul>
      {lines.length > listedMost && (
        <p className={styles.quiet}>{text('lottery.cart.open', { count: lines.length })}</p>
      )}
      <ConfirmFacts {...props} />
      <ChaseButtons {...props} />
      <div className={styles.foot}>
        <RefusedOrder confirming={confirming} />
        <ClosedDraw room={room} confirming={confirming} />
        <PlaceButton {...props} />
      </div>
    </div>
  );
}
