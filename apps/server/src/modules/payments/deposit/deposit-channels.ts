import { timeAt } from '#kit/time/day-range.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listDepositChannels } from '@pavilion/contract/player/payments/deposits';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { isOpenAt } from '@pavilion/domain/wallet/opening-hours';
import { narrowest, type AmountRange } from '../limit/amount-range.ts';
import type { PaymentsDeps, PaymentsSite } from '../payments-deps.ts';

export type Channel = PaymentsSite['paymentChannels'][number];

type Deps = Pick<PaymentsDeps, 'site' | 'currency' | 'clock'>;

/** Lists the channels that are switched on, also those outside their hours. */
export function offeredChannels(site: PaymentsSite): readonly Channel[] {
  return site.paymentChannels.filter((channel) => channel.on);
}

export function isChannelOpen({ site, clock }: Omit<Deps, 'currency'>, channel: Channel): boolean {
  return isOpenAt(channel.hours, timeAt(clock(), site.brand.timeZone));
}

export function channelRange(site: PaymentsSite, channel: AmountRange): AmountRange {
  return narrowest(site.policy.payments.deposit, channel);
}

/** Shows the channels in a language, with the limits that apply. */
export function showChannels(
  deps: Deps,
  picture: FindPicture,
  language: Language,
): ResponseOf<typeof listDepositChannels>['list'] {
  const { site, currency } = deps;
  return offeredChannels(site).map((channel) => {
    const range = channelRange(site, channel);
    return {
      code: channel.id,
      kind: channel.kind,
      name: inLanguage(channel.title, language),
      hint: inLanguage(channel.description, language),
      iconUrl: picture(channel.icon)?.src ?? '',
      minimum: formatAmount(range.minimum, currency.digits),
      maximum: formatAmount(range.maximum, currency.digits),
      quickAmounts: channel.quickAmounts.map((one) => formatAmount(one, currency.digits)),
      feePercent: channel.feePercent,
      open: isChannelOpen(deps, channel),
      hours: channel.hours ?? null,
    };
  });
}
