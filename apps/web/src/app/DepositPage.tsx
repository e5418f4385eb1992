import { LimitsOffer } from '#features/limits/LimitsOffer.tsx';
import { DepositScreen } from '#features/wallet/DepositScreen.tsx';

/** /m/voucherCenter, with the offer of limits before a first deposit. */
export function DepositPage() {
  return <DepositScreen offer={<LimitsOffer place="deposit" />} />;
}
