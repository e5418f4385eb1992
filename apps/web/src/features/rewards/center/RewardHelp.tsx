import { Link } from 'wouter';
import { beginFeedback } from '#features/support/begin-feedback.ts';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { useIsOffered } from '../is-offered.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import type { Reward } from '../rewards.queries.ts';
import styles from './RewardHelp.module.css';

function Condition({ of }: { of: Reward['conditionStatus'][number] }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { done, actual, target } = of;
  const state = text(done ? 'rewards.condition.done' : 'rewards.condition.open');
  const figures =
    actual === null || target === null
      ? state
      : text('rewards.condition.amounts', { actual: money(actual), target: money(target) });
  const bar = actual === null || target === null ? null : { value: actual, max: target };
  return <ProgressLine label={of.text} figures={figures} bar={bar} />;
}

/** Where a new account does what ends its waiting. */
function WaysOutOfWaiting() {
  const text = useText();
  const isOffered = useIsOffered();
  return (
    <div className={styles.ways}>
      <Link className={buttonClass('secondary', 'compact')} href={paths.securityCenter()}>
        {text('missions.go.contact')}
      </Link>
      {isOffered && (
        <Link className={buttonClass('secondary', 'compact')} href={paths.deposit()}>
          {text('missions.go.deposit')}
        </Link>
      )}
    </div>
  );
}

/** Leads to a letter to support, begun with what support needs to find the reward. */
function AskAbout({ of: { transactionId: id, title, issuedAt } }: { of: Reward }) {
  const text = useText();
  const format = useFormat();
  const begun = text('rewards.ask.letter', { title, at: format.dateTime(issuedAt), id });
  return (
    <Link
      className={`${buttonClass('quiet', 'compact')} ${styles.way}`}
      href={paths.feedback()}
      onClick={() => beginFeedback(begun)}
    >
      {text('rewards.ask')}
    </Link>
  );
}

/** How a reward is being checked, and where a new account does what ends its waiting. */
function Checking({ isNew, until, now }: NonNullable<Reward['checking']> & { now: number }) {
  const text = useText();
  const format = useFormat();
  if (until === null || Date.parse(until) <= now) {
    const said = isNew ? 'rewards.checking.moment' : 'rewards.checking.open';
    return <p className={styles.note}>{text(said)}</p>;
  }
  const said = isNew ? 'rewards.checking.new' : 'rewards.checking.until';
  return (
    <>
      <p className={styles.note}>{text(said, { at: format.dateTime(until) })}</p>
      {isNew && <WaysOutOfWaiting />}
    </>
  );
}

export type RewardHelpProps = {
  of: Reward;
  /** When it was fetched, as milliseconds since 1970. */
  now: number;
};

/** Says what a reward waits for or how it is being checked, and what its member can do. */
export function RewardHelp({ of, now }: RewardHelpProps) {
  const { checking, conditionStatus, state } = of;
  const isQuestionable = state === 'void' || checking?.isNew === false;
  return (
    <>
      {conditionStatus.length > 0 && (
        <ul className={styles.conditions}>
          {conditionStatus.map((one) => (
            <li key={one.condition}>
              <Condition of={one} />
            </li>
          ))}
        </ul>
      )}
      {checking !== null && <Checking {...checking} now={now} />}
      {isQuestionable && <AskAbout of={of} />}
    </>
  );
}
