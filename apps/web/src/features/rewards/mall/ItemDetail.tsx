import { useState } from 'react';
import { Picture } from '#features/site/Picture.tsx';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { usePointConfig } from '../points/points.queries.ts';
import { useWageringLines } from '../wagering-lines.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { bonusMoney } from './bonus-money.ts';
import { barrierOf, missingPoints, type Barrier } from './item-notes.ts';
import { useLevelName } from './level-name.ts';
import { useAddresses, type Address, type MallItem } from './mall.queries.ts';
import type { OrderDraft } from './order-draft.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import styles from './Mall.module.css';

type ItemProps = { item: MallItem; quantity: number };

/** What a bonus brings and how it is wagered, or how anything else comes. */
function Brings({ item, quantity }: ItemProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const linesOf = useWageringLines();
  const config = usePointConfig();
  const { kind, bonusAmount, wageringMultiple } = item;
  if (kind !== 'bonus') return <p className={styles.note}>{text(`mall.item.${kind}`)}</p>;
  return (
    <div className={styles.brings}>
      {bonusAmount !== null && (
        <p>
          {text('mall.item.bonus')} <strong>{money(bonusMoney(bonusAmount, quantity))}</strong>
        </p>
      )}
      {linesOf(wageringMultiple ?? 0, config.data?.wagering).map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** Why the item cannot be ordered. */
function Barred({ item, barrier }: { item: MallItem; barrier: Barrier }) {
  const text = useText();
  const levelName = useLevelName(barrier === 'level');
  return <Notice>{text(`mall.item.${barrier}`, { level: levelName(item.minLevel) })}</Notice>;
}

type OrderingProps = ItemProps & {
  points: number | undefined;
  addressId: string | null;
  onQuantity: (quantity: number) => void;
  onAddress: (addressId: string) => void;
  /** Opens the form of an address; of a new one for null. */
  onEditAddress: (address: Address | null) => void;
  onOrder: (draft: OrderDraft) => void;
};

/** How many, where to, and the way to the payment password. */
function Ordering(props: OrderingProps) {
  const text = useText();
  const { item, quantity, points, addressId } = props;
  const isSent = item.kind === 'goods';
  const addresses = useAddresses(isSent);
  const [tried, setTried] = useState(false);
  const list = addresses.data?.list ?? [];
  const address = list.find((one) => one.addressId === addressId) ?? list[0] ?? null;
  const missing = missingPoints(item, quantity, points);

  function order(): void {
    setTried(true);
    if (isSent && address === null) return;
    props.onOrder({ quantity, address: isSent ? address : null });
  }
  return (
    <>
      <QuantityStepper item={item} value={quantity} onChange={props.onQuantity} />
      {isSent && (
        <AddressChoice
          query={addresses}
          chosen={address}
          isMissing={tried && address === null && addresses.data !== undefined}
          onChoose={props.onAddress}
          onEdit={props.onEditAddress}
        />
      )}
      {missing === null ? (
        <Button onClick={order}>
          {text('mall.order', { points: item.pointsPrice * quantity })}
        </Button>
      ) : (
        <Notice>{text('mall.item.missing', { points: missing })}</Notice>
      )}
    </>
  );
}

/** An item at length: what it is, what it takes, and how many of it. */
export function ItemDetail(props: OrderingProps) {
  const text = useText();
  const { item, quantity } = props;
  const barrier = barrierOf(item);
  const { picture, description, pointsPrice, perMember, perDay, mine } = item;
  return (
    <div className={styles.detail}>
      <span className={styles.wide} style={{ backgroundColor: picture.color }}>
        <Picture className={styles.picture} src={picture.url} first />
      </span>
      <p>{description}</p>
      <div>
        <p className={styles.bigPrice}>
          {text('mall.item.each', { points: text('rewards.points', { points: pointsPrice }) })}
        </p>
        {perMember !== null && (
          <p className={styles.note}>{text('mall.mine', { mine, most: perMember })}</p>
        )}
        {perDay !== null && <p className={styles.note}>{text('mall.day', { count: perDay })}</p>}
      </div>
      <Brings item={item} quantity={quantity} />
      {barrier === null ? <Ordering {...props} /> : <Barred item={item} barrier={barrier} />}
    </div>
  );
}
