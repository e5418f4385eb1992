import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { formatRate } from '@pavilion/domain/agent/rate-chain';

/** A rate as people read it: "1.20%"; takes the text of the wire or whole hundredths. */
export function useRateText(): (rate: string | number) => string {
  const text = useText();
  const format = useFormat();
  return (rate) =>
    text('team.rates.percent', {
      rate: format.decimal(typeof rate === 'number' ? formatRate(rate) : rate),
    });
}
