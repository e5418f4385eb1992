import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { Setting } from '../room/room.ts';
import { usePercent } from './percent.ts';
import type { Pricing } from './pricing.ts';
import styles from './Rules.module.css';

type MoneyProps = Readonly<{ pricing: Pricing; setting: Setting }>;

function SliderRules({ pricing, setting }: MoneyProps) {
  const text = useText();
  const percent = usePercent();
  const { own, least, isGuest } = pricing;
  return (
    <>
      <p>
        {text('lottery.rules.slider.costs', {
          units: setting.bettingModes.map(({ unit }) => unit).join(' · '),
          most: setting.betMultipleMax,
        })}
      </p>
      <p>
        {text('lottery.rules.slider.pays', {
          own,
          least,
          // Of 2000, in hundredths of a percent.
          percent: percent((own - least) * 5),
        })}
      </p>
      {isGuest && <p>{text('lottery.rules.slider.guest', { own })}</p>}
    </>
  );
}

/** What a bet costs and pays in a prize mode. */
export function MoneyRules({ pricing, setting }: MoneyProps) {
  const text = useText();
  const percent = usePercent();
  const { money, own } = pricing;
  return (
    <Section title={text('lottery.rules.money')}>
      <Card>
        <div className={styles.lines}>
          {money === 'slider' ? (
            <SliderRules pricing={pricing} setting={setting} />
          ) : (
            <p>{text(`lottery.rules.${money}`)}</p>
          )}
          {money !== 'fixed' && (
            <p className={styles.return}>
              {text('lottery.rules.return', { percent: percent(own * 5) })}
            </p>
          )}
          <p>{text('lottery.rules.return.text')}</p>
        </div>
      </Card>
    </Section>
  );
}

/** How much a line, an order and a chase can be. */
export function LimitRules({ pricing, setting }: MoneyProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const format = useFormat();
  const whole = (count: number) => format.decimal(String(count), 0);
  return (
    <Section title={text('lottery.rules.limits')}>
      <Card>
        <ul className={styles.lines}>
          <li>
            {text('lottery.rules.limit.line', {
              amount: money(setting.lineMin),
              bets: whole(setting.lineBetsMax),
            })}
          </li>
          {pricing.money === 'slider' && (
            <li>{text('lottery.rules.limit.typed', { count: whole(setting.typedMax) })}</li>
          )}
          <li>{text('lottery.rules.limit.order', { amount: money(setting.betAmountMax) })}</li>
          <li>{text('lottery.rules.limit.win', { amount: money(setting.winAmountMax) })}</li>
          <li>{text('lottery.rules.limit.chase', { count: whole(setting.maxChaseCount) })}</li>
        </ul>
      </Card>
    </Section>
  );
}
