import { Link } from 'wouter';
import { GuardedLink } from '#features/site/GuardedLink.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useRefusal } from '#features/site/visitor.ts';
import { AcceptedBonus } from '#features/wallet/AcceptedBonus.tsx';
import { requestKeyFor } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import {
  usePromotionEntries,
  usePromotionStates,
  useRequestPromotion,
  type PromotionEntry,
} from '../entries.queries.ts';
import { promotionStanding, type PromotionStanding } from '../list/promotion-standing.ts';
import type { Promotion } from '../promotions.queries.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import { EntryProgress } from './EntryProgress.tsx';
import styles from './PromotionDetail.module.css';

function JoinButton({ promotionId }: { promotionId: string }) {
  const text = useText();
  const errorText = useErrorText();
  const request = useRequestPromotion();
  function join(): void {
    const requestKey = requestKeyFor(sessionStorage, `join ${promotionId}`, []);
    afterCall(
      request.mutateAsync({ promotionId, requestKey }),
      () => showToast(text('promotion.joined'), { kind: 'success' }),
      (error) => showToast(errorText(error), { kind: 'error' }),
    );
  }
  return (
    <Button busy={request.isPending} onClick={join}>
      {text('promotion.join')}
    </Button>
  );
}

/** Leads guests through the log-in and back; shows trial accounts why they may not take part. */
function AskFirst({ promotionId, action }: { promotionId: string; action: 'join' | 'apply' }) {
  const text = useText();
  return (
    <GuardedLink
      action="promotion"
      className={buttonClass('primary')}
      href={paths.promotion(promotionId)}
    >
      {text(`promotion.${action}`)}
    </GuardedLink>
  );
}

/** True for a reason that keeps this member from a running offer. */
function isReason(standing: PromotionStanding | null) {
  return standing === 'used' || standing === 'usedThisWeek' || standing === 'notForAccount';
}

/** True for a bonus that comes with a deposit, whether or not it needs a sign-up. */
function isByDeposit({ terms }: Promotion, standing: PromotionStanding | null, asks: boolean) {
  const isOpen = standing === 'signed' || (standing === 'join' && !asks);
  return isOpen && terms.minimumDeposit !== null;
}

/** Shows what the member has of a promotion that is not shown any more, and how to claim it. */
export function OwnEntry({ entry }: { entry: PromotionEntry }) {
  const { promotionId, title, action } = entry;
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {action === 'claim' && <ClaimButton promotionId={promotionId} entry={entry} />}
      <EntryProgress entry={entry} />
    </div>
  );
}

function OwnPart({ promotion }: { promotion: Promotion }) {
  const text = useText();
  const { id } = promotion;
  const known = usePromotionStates().data?.get(id);
  const action = known?.action ?? null;
  const standing = known ? promotionStanding(known.state, known.availability) : null;
  const entry = usePromotionEntries().data?.list.find(({ promotionId }) => promotionId === id);
  return (
    <>
      {isReason(standing) && <Notice>{text(`promotion.${standing}.text`)}</Notice>}
      {action === 'claim' && <ClaimButton promotionId={id} entry={entry} />}
      {action === 'join' && <JoinButton promotionId={id} />}
      {action === 'apply' && <ApplyForm promotionId={id} />}
      {isByDeposit(promotion, standing, action !== null) && (
        <>
          <AcceptedBonus promotionId={id} />
          <Link className={buttonClass('primary')} href={paths.deposit()}>
            {text('promotions.deposit')}
          </Link>
        </>
      )}
      {entry !== undefined && <EntryProgress entry={entry} />}
    </>
  );
}

/** Shows the right next step for this visitor and this promotion (decision D14). */
export function TakePart({ promotion }: { promotion: Promotion }) {
  const own = useRefusal('promotion') === null;
  return (
    <Loaded
      query={usePromotionStates()}
      skeleton={<Skeleton height={48} radius="var(--radius-m)" />}
    >
      {(states) => {
        const action = states.get(promotion.id)?.action ?? null;
        if (!own && (action === 'join' || action === 'apply')) {
          return <AskFirst promotionId={promotion.id} action={action} />;
        }
        return <div className={styles.part}>{own && <OwnPart promotion={promotion} />}</div>;
      }}
    </Loaded>
  );
}
