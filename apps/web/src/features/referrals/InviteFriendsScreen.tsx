import { useEffect } from 'react';
import { Link, Redirect } from 'wouter';
import { usePromotions } from '#features/promotions/promotions.queries.ts';
import { Loaded } from '#features/site/Loaded.tsx';
import { useOwnKind } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { inviteWanted } from './invite-wanted.ts';
import { InvitePage } from './page/InvitePage.tsx';
import { referralPromotion } from './referral-promotion.ts';
import { isClosed, useReferrals } from './referrals.queries.ts';
import { sayComing } from './say-coming.ts';

const skeletonHeights = [610, 250, 200];

/** What stands here while nobody can be invited. */
function Coming() {
  const text = useText();
  useEffect(sayComing, []);
  return (
    <EmptyState
      text={text('coming.text')}
      action={
        <Link className={buttonClass('primary', 'compact')} href={paths.promotions()}>
          {text('promotions.all')}
        </Link>
      }
    />
  );
}

/** Agents invite to their team, from a sheet over the home. */
function AgentsWay() {
  useEffect(() => inviteWanted.set(true), []);
  return <Redirect to={paths.home()} replace />;
}

function Invitation({ promotionId }: { promotionId: string }) {
  const referrals = useReferrals();
  if (isClosed(referrals.error)) return <Coming />;
  return (
    <Loaded query={referrals} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(of) => <InvitePage of={of} pages={referrals} promotionId={promotionId} />}
    </Loaded>
  );
}

function MembersWay() {
  return (
    <Loaded query={usePromotions()} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {({ promotions }) => {
        const promotion = referralPromotion(promotions);
        return promotion ? <Invitation promotionId={promotion.id} /> : <Coming />;
      }}
    </Loaded>
  );
}

/** Where a member invites friends, while the promotion that rewards it runs (section 2). */
export function InviteFriendsScreen() {
  return useOwnKind()?.agent === true ? <AgentsWay /> : <MembersWay />;
}
