import { AfterAdvice } from '#features/limits/AfterAdvice.tsx';
import { LimitsOffer } from '#features/limits/LimitsOffer.tsx';
import { ScreenSkeleton } from '#features/site/ScreenSkeleton.tsx';
import { DepositScreen } from '#features/wallet/DepositScreen.tsx';

/**
 * /m/voucherCenter, with what the site advises the member, else with the offer of limits before a
 * first deposit.
 */
export function DepositPage() {
  return (
    <AfterAdvice page="deposit" pending={<ScreenSkeleton />}>
      {(isAdvised) => <DepositScreen offer={isAdvised ? null : <LimitsOffer place="deposit" />} />}
    </AfterAdvice>
  );
}
