import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listDepositChannels } from '@pavilion/contract/payments/list-deposit-channels';
import type { CompleteLanguage } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { FindPicture } from '../../site/picture-manifest.ts';
import { narrowest, type AmountRange } from '../limit/amount-range.ts';
import type { PaymentsParts, PaymentsSite } from '../payments-parts.ts';

/** Channels that are switched on and lead to the gateway; no other kind can be requested. */
export function openChannels(site: PaymentsSite) {
  return site.paymentChannels.flatMap((channel) => {
    const { kind, on } = channel;
    return on && (kind === 'gateway' || kind === 'qr') ? [{ ...channel, kind }] : [];
  });
}

export function channelRange(site: PaymentsSite, channel: AmountRange): AmountRange {
  return narrowest(site.policy.payments.deposit, channel);
}

/** The ways to deposit in a language, with the limits that count. */
export function showChannels(
  { site, currency }: Pick<PaymentsParts, 'site' | 'currency'>,
  picture: FindPicture,
  language: CompleteLanguage,
): ResponseOf<typeof listDepositChannels> {
  const list = openChannels(site).map((channel) => {
    const range = channelRange(site, channel);
    return {
      code: channel.id,
      kind: channel.kind,
      name: channel.title[language],
      hint: channel.description[language],
      iconUrl: picture(channel.icon)?.src ?? '',
      minimum: formatAmount(range.minimum, currency.digits),
      maximum: formatAmount(range.maximum, currency.digits),
      quickAmounts: channel.quickAmounts.map((one) => formatAmount(one, currency.digits)),
    };
  });
  return { list };
}
