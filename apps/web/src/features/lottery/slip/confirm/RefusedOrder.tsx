import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText, type Text } from '#kit/text.ts';
import type { CallError } from '@pavilion/contract/client';
import { decimalText, type Fraction } from '@pavilion/domain/lottery/fraction';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { fractionOf } from '../../room/groups.ts';
import { playOf, type Room } from '../../room/room.ts';
import { NoFunds } from './ConfirmFacts.tsx';
import type { Confirming } from './confirming.ts';
import {
  hintsOf,
  type ChangedOdds as ChangedNumber,
  type Hints,
  type NewOdds,
} from './refusal-hints.ts';
import styles from '../Slip.module.css';

/** At least two decimals, four where they say something. */
const oddsText = (odds: readonly Fraction[]) =>
  odds.map((one) => decimalText(one, 4).replace(/0{1,2}$/, '')).join(' / ');

const listedMost = 10;

/** The odds of a number as they were shown. */
function oldOddsOf(room: Room, numero: string | null, { playId, number }: ChangedNumber) {
  const reduced = room.setting.reduced.find(
    (one) => one.numero === numero && one.playId === playId && one.number === number,
  );
  return reduced?.odds.map(fractionOf) ?? playOf(room, playId)?.odds ?? [];
}

type ChangedProps = Readonly<{ seen: Room; numero: string | null; newOdds: NewOdds }>;

/** The numbers whose odds have changed, with the old and the new ones. */
function ChangedOdds({ seen, numero, newOdds }: ChangedProps) {
  const text = useText();
  const { numbers } = newOdds;
  if (numbers.length === 0) return null;
  const listed = numbers.slice(0, listedMost);
  return (
    <Notice>
      <ul>
        {listed.map((changed) => {
          const { playId, number, odds } = changed;
          const what = `${playOf(seen, playId)?.name ?? playId} ${number}`;
          const old = oddsText(oldOddsOf(seen, numero, changed));
          const values = { old, new: oddsText(odds.map(fractionOf)) };
          return <li key={what}>{text('lottery.odds.was', { what, ...values })}</li>;
        })}
      </ul>
      {numbers.length > listedMost && (
        <p>{text('lottery.line.more', { balls: '', count: numbers.length - listedMost })}</p>
      )}
      <p>{text('lottery.odds.less')}</p>
    </Notice>
  );
}

/** What a refusal says beside its sentence; null for nothing. */
function hintOf({ code }: CallError, hints: Hints, text: Text, money: (amount: string) => string) {
  const { line, limit, numero, number, left } = hints;
  if (code === 'lottery.draw.full' && numero !== null && left !== null) {
    const values = { numero, left: money(left) };
    return number === null
      ? text('lottery.hint.left', values)
      : text('lottery.hint.left.number', { ...values, number });
  }
  if (code === 'lottery.slip.invalid') {
    return line === null ? null : text('lottery.hint.line', { line });
  }
  if (limit === null) return null;
  const most = typeof limit === 'number' ? limit : money(limit);
  const isLeast = code === 'lottery.amount.range' && line !== null;
  return isLeast
    ? text('lottery.hint.least', { line, limit: most })
    : text('lottery.hint.most', { limit: most });
}

const isOfExclusion = ({ code }: CallError) => code === 'member.excluded';

type RefusedProps = Readonly<{ room: Room; confirming: Confirming }>;

/** Why the order was not placed, and what helps; or that nobody knows whether it was. */
export function RefusedOrder({ confirming }: Pick<RefusedProps, 'confirming'>) {
  const text = useText();
  const money = useMoneyFormat();
  const isExcluded = useSessionRecord()?.excluded === true;
  const { draw, seen, newOdds, placing } = confirming;
  const { error, askAgain } = placing;
  const changed = newOdds && <ChangedOdds seen={seen} numero={draw.numero} newOdds={newOdds} />;
  if (error === null) return changed;
  if (askAgain !== null) return <Notice tone="error">{text('lottery.confirm.lost')}</Notice>;
  if (error.code === 'wallet.no.funds') return <NoFunds />;
  // What stands in place of the button, or beside the draw that is offered, says so.
  const isSaid = error.code === 'lottery.numero.closed' || (isExcluded && isOfExclusion(error));
  if (isSaid) return changed;
  const hint = hintOf(error, hintsOf(error), text, money);
  return (
    <>
      <ErrorNotice error={error} />
      {hint !== null && <p className={styles.quiet}>{hint}</p>}
      {changed}
    </>
  );
}

/** Says that the draw has closed, keeps everything, and offers the next one. */
export function ClosedDraw({ room, confirming }: RefusedProps) {
  const text = useText();
  const { draw, moveTo, placing } = confirming;
  if (draw.takesBets || placing.isPending || placing.askAgain !== null) return null;
  if (room.near.answer.paused) return <Notice tone="error">{text('lottery.paused')}</Notice>;
  const { numero, offered } = draw;
  if (numero === null) return <Notice>{text('lottery.bet.none')}</Notice>;
  const wasRefused = placing.error?.code === 'lottery.numero.closed';
  const says = offered === null ? 'lottery.bet.closed.wait' : 'lottery.bet.closed';
  return (
    <>
      <Notice tone="error">
        {wasRefused
          ? text('lottery.confirm.closed', { numero })
          : text(says, { numero, next: offered ?? '' })}
      </Notice>
      {offered !== null && (
        <Button kind="secondary" onClick={() => moveTo(offered)}>
          {text('lottery.confirm.next', { numero: offered })}
        </Button>
      )}
    </>
  );
}
