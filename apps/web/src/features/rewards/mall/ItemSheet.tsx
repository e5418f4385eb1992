import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { AddressForm } from './AddressForm.tsx';
import { ItemDetail } from './ItemDetail.tsx';
import type { Address, MallItem, MallOrder } from './mall.queries.ts';
import type { OrderDraft } from './order-draft.ts';
import { Ordered } from './Ordered.tsx';
import { OrderForm } from './OrderForm.tsx';

/** The part of the sheet that is shown; the form of an address changes one, or adds one for null. */
type Step =
  | { at: 'detail' }
  | { at: 'address'; address: Address | null }
  | { at: 'order'; draft: OrderDraft }
  | { at: 'done'; order: MallOrder };

type StepsProps = {
  item: MallItem;
  /** How many the member has; undefined until that is known. */
  points: number | undefined;
  onClose: () => void;
  onSeeOrders: () => void;
};

function Steps({ item, points, onClose, onSeeOrders }: StepsProps) {
  const [step, setStep] = useState<Step>({ at: 'detail' });
  const [quantity, setQuantity] = useState(1);
  const [addressId, setAddressId] = useState<string | null>(null);
  const back = () => setStep({ at: 'detail' });
  if (step.at === 'address') {
    return (
      <AddressForm
        address={step.address}
        onCancel={back}
        onSaved={(saved) => {
          setAddressId(saved.addressId);
          back();
        }}
      />
    );
  }
  if (step.at === 'order') {
    return (
      <OrderForm
        item={item}
        points={points}
        draft={step.draft}
        onBack={back}
        onOrdered={(order) => setStep({ at: 'done', order })}
      />
    );
  }
  if (step.at === 'done') {
    return <Ordered order={step.order} item={item} onClose={onClose} onSeeOrders={onSeeOrders} />;
  }
  return (
    <ItemDetail
      item={item}
      points={points}
      quantity={Math.max(1, Math.min(quantity, item.most))}
      addressId={addressId}
      onQuantity={setQuantity}
      onAddress={setAddressId}
      onEditAddress={(address) => setStep({ at: 'address', address })}
      onOrder={(draft) => setStep({ at: 'order', draft })}
    />
  );
}

type ItemSheetProps = StepsProps & { open: boolean };

/** An item at length, and the steps from there to its order. */
export function ItemSheet({ open, ...given }: ItemSheetProps) {
  const text = useText();
  return (
    <Sheet
      open={open}
      onClose={given.onClose}
      title={given.item.title}
      closeLabel={text('shell.close')}
    >
      {open && <Steps {...given} />}
    </Sheet>
  );
}
