import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { screenLink, shownLinks } from '#features/site/screen-links.ts';
import { useSettings } from '#features/site/site.queries.ts';
import { useRefusal } from '#features/site/visitor.ts';
import { isNothing, useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import type { CheckAnswer } from '@pavilion/domain/protection/reality-check';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { chartLine, gauge } from '@pavilion/ui/icons/shell-icons.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useAnswerCheck, useIsCheckSent, useLimits, type DueCheck } from '../limits.queries.ts';
import { isUsedUp, useLimitWords } from '../list/limit-words.ts';
import styles from '../list/Limits.module.css';

const leftHeights = [72];

type Line = { label: string; value: ReactNode };

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.change}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the play since the last check has cost or paid; a gain has a plus sign. */
function Figures({ staked, won, net }: DueCheck) {
  const text = useText();
  const money = useMoneyFormat();
  const isGain = !net.startsWith('-') && !isNothing(net);
  return (
    <Lines
      lines={[
        { label: text('limits.check.staked'), value: money(staked) },
        { label: text('limits.check.won'), value: money(won) },
        {
          label: text('limits.check.net'),
          value: (
            <strong className={isGain ? styles.gain : undefined}>
              {isGain ? '+' : ''}
              {money(net)}
            </strong>
          ),
        },
      ]}
    />
  );
}

/** What is left of each limit in force; nothing where the member has none. */
function LimitsLeft() {
  const text = useText();
  const words = useLimitWords();
  const { data, isPending } = useLimits();
  if (isPending) return <SkeletonBlocks heights={leftHeights} />;
  const lines = (data?.list ?? []).flatMap((limit) => {
    if (limit.left === null) return [];
    const tone = isUsedUp(limit) ? styles.usedUp : undefined;
    const value = <span className={tone}>{words.amount(limit, limit.left)}</span>;
    return [{ label: words.name(limit), value }];
  });
  if (lines.length === 0) return null;
  return (
    <div className={styles.leftOver}>
      <h3 className={styles.title}>{text('limits.check.left')}</h3>
      <Lines lines={lines} />
    </div>
  );
}

/** Sends one answer; busy from the press on, and after "stop" until the game is left. */
function useAnswering({ since }: DueCheck, onStop: () => void) {
  const answering = useAnswerCheck();
  const isSent = useIsCheckSent();
  const sent = answering.variables?.answer;
  const isLeaving = answering.isSuccess && sent === 'stop';
  return {
    answer: (answer: CheckAnswer) => {
      if (isSent()) return;
      afterCall(answering.mutateAsync({ since, answer }), () => {
        if (answer === 'stop') onStop();
      });
    },
    busy: answering.isPending || isLeaving ? sent : undefined,
    error: answering.error,
  };
}

/** The pages that say more; trial accounts have no history, and the site may have no profit and loss. */
function Links({ onLeave }: { onLeave: () => void }) {
  const text = useText();
  const flags = useSettings()?.whitelabel ?? {};
  const hasLimits = useRefusal('memberCentre') === null;
  const links = shownLinks(
    [
      ...(hasLimits ? [screenLink('limits', gauge)] : []),
      screenLink(hasLimits ? 'history' : 'profitAndLoss', chartLine, 'limits.check.history'),
    ],
    flags,
  );
  return (
    <div className={styles.answers}>
      {links.map(({ href, label }) => (
        <Link key={href} className={buttonClass('quiet')} href={href} onClick={onLeave}>
          {text(label)}
        </Link>
      ))}
    </div>
  );
}

export type RealityCheckSheetProps = {
  open: boolean;
  check: DueCheck;
  /** Called when the person has stopped playing. */
  onStop: () => void;
  /** Called when the person goes to another page, to come back to the game. */
  onLeave: () => void;
};

/** Covers a game until the player has said whether to go on, on this device or another. */
export function RealityCheckSheet({ open, check, onStop, onLeave }: RealityCheckSheetProps) {
  const text = useText();
  const duration = useDurationFormat();
  const hasLimits = useRefusal('memberCentre') === null;
  const { answer, busy, error } = useAnswering(check, onStop);
  const button = (own: CheckAnswer) => ({
    kind: 'secondary' as const,
    busy: busy === own,
    disabled: !open || (busy !== undefined && busy !== own),
    onClick: () => answer(own),
  });
  return (
    <Sheet open={open} title={text('limits.check')}>
      <div className={styles.form}>
        <p>{text('limits.check.played', { time: duration.minutes(check.playedMinutes) })}</p>
        <Figures {...check} />
        {hasLimits && <LimitsLeft />}
        <ErrorNotice error={error} onLeave={onLeave} />
        <div className={styles.answers}>
          <Button {...button('stop')}>{text('limits.check.stop')}</Button>
          <Button {...button('goOn')}>{text('limits.check.goOn')}</Button>
        </div>
        <Links onLeave={onLeave} />
      </div>
    </Sheet>
  );
}
