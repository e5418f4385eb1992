import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useComeBack } from '#features/limits/come-back.ts';
import { LimitsButton } from '#features/limits/LimitsButton.tsx';
import { PlayElapsed } from '#features/limits/PlayElapsed.tsx';
import { PlayLimits } from '#features/limits/PlayLimits.tsx';
import { PlayResult } from '#features/limits/PlayResult.tsx';
import { refusalLink } from '#features/site/refusal-link.ts';
import { WalletBalance } from '#features/wallet/WalletBalance.tsx';
import { useSessionRecord } from '#kit/session-record.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import {
  categoryOfStakes,
  lotteryNode,
  type MoneyOfBet,
  type PrizeMode,
} from '@pavilion/domain/lottery/order/prize-mode';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import type { Lottery } from '../lottery.queries.ts';
import { useOpenedLottery, useStayOpen } from './play.queries.ts';
import styles from './PlayBar.module.css';

type RefusedProps = { error: unknown; isAsking: boolean; onRetry: () => void };

/** Says why the member may not play now, with the way to what decides it, or to ask again. */
function Refused({ error, isAsking, onRetry }: RefusedProps) {
  const text = useText();
  const errorText = useErrorText();
  const comeBack = useComeBack();
  const link = refusalLink(error);
  return (
    <Notice>
      <div className={styles.refused}>
        <span>{errorText(error)}</span>
        {link === null ? (
          <Button kind="secondary" size="compact" busy={isAsking} onClick={onRetry}>
            {text('state.retry')}
          </Button>
        ) : (
          <Link className={buttonClass('secondary', 'compact')} href={link.href} onClick={comeBack}>
            {text(link.label)}
          </Link>
        )}
      </div>
    </Notice>
  );
}

type PlayBarProps = { lottery: Lottery; mode: PrizeMode; money: MoneyOfBet };

function MemberBar({ lottery, mode, money }: PlayBarProps) {
  const text = useText();
  const [, navigate] = useLocation();
  const { data, error, isFetching, refetch } = useOpenedLottery({ gameCode: lottery.code, mode });
  useStayOpen(data !== undefined);
  // The member is back; a later visit of the limits stores its own return address.
  useEffect(() => sessionStorage.removeItem(sessionKeys.returnToGame), []);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.time}>
          {data?.showsElapsed && <PlayElapsed startedMs={data.stay.startedMs} />}
          {data?.trial && <Tag tone="accent">{text('play.trial')}</Tag>}
        </p>
        <p className={styles.money}>
          {data?.showsNet && !data.trial && (
            <PlayResult
              nodeId={lotteryNode(lottery.gameId, categoryOfStakes(money))}
              since={data.stay.openedAt}
            />
          )}
          <span className={styles.balance}>
            <span className="visually-hidden">{text('play.balance')} </span>
            <WalletBalance />
          </span>
        </p>
        <LimitsButton />
      </div>
      {error !== null && (
        <Refused error={error} isAsking={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.trial === false && (
        <PlayLimits
          openedAt={data.openedAt}
          topLevel={false}
          onLeave={() => navigate(paths.home())}
        />
      )}
    </>
  );
}

/** How long the member has been here, what that cost or paid, and the balance; nothing for guests. */
export function PlayBar(props: PlayBarProps) {
  const session = useSessionRecord();
  // Another member's visit is another one.
  return session === null ? null : <MemberBar key={session.userName} {...props} />;
}
