import { Link } from 'wouter';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { ClaimButton } from '../detail/ClaimButton.tsx';
import type { PromotionEntry } from '../entries.queries.ts';
import { PromotionStateTag } from '../list/PromotionStateTag.tsx';
import styles from './RewardCard.module.css';

export function RewardCard({ entry }: { entry: PromotionEntry }) {
  const text = useText();
  const format = useFormat();
  const money = useShortMoneyFormat();
  const { promotionId, title, state, action, reward, reason, history } = entry;
  const changedAt = history.at(-1)?.changedAt;
  const claimable = action === 'claim';
  return (
    <li>
      <Card look={claimable ? 'lit' : 'plain'}>
        <div className={styles.reward}>
          <div className={styles.head}>
            <h3 className={styles.title}>
              <Link href={paths.promotion(promotionId)} className={styles.link}>
                {title}
              </Link>
            </h3>
            <PromotionStateTag state={state} />
          </div>
          {reward !== null && <p className={styles.amount}>{money(reward)}</p>}
          {reason !== null && <p className={styles.quiet}>{reason}</p>}
          {changedAt !== undefined && (
            <p className={styles.quiet}>
              {text('rewards.since', { at: format.dateTime(changedAt) })}
            </p>
          )}
          {claimable && <ClaimButton promotionId={promotionId} reward={reward} />}
        </div>
      </Card>
    </li>
  );
}
