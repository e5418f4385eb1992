import type { ShowMoreProps } from '#features/site/ShowMore.tsx';
import type { Referrals } from '../referrals.queries.ts';
import { Friends } from './Friends.tsx';
import { LinkCard } from './LinkCard.tsx';
import { isCounted, OwnCard } from './OwnCard.tsx';
import { Steps } from './Steps.tsx';
import { Terms } from './Terms.tsx';
import { Tiers } from './Tiers.tsx';
import styles from './InvitePage.module.css';

type InvitePageProps = { of: Referrals; pages: ShowMoreProps['query']; promotionId: string };

/** The member's link, what it brings, and what came of it. */
export function InvitePage({ of, pages, promotionId }: InvitePageProps) {
  const { invited, asOf } = of;
  const isOwnCounted = invited !== null && isCounted(invited);
  return (
    <div className={styles.page}>
      <LinkCard of={of} />
      <Steps of={of} />
      {invited !== null && <OwnCard own={invited} of={of} />}
      <Friends of={of} pages={pages} asOf={isOwnCounted ? undefined : asOf} />
      <Tiers tiers={of.tiers} rewarded={of.rewarded} />
      <Terms of={of} promotionId={promotionId} />
    </div>
  );
}
