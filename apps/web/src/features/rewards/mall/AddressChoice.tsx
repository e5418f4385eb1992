import { Loaded, type LoadedQuery } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ChoiceList } from '@pavilion/ui/choices/ChoiceList.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { placeOf } from './address-text.ts';
import { useRemoveAddress, type Address, type Addresses } from './mall.queries.ts';
import styles from './Mall.module.css';

type AddressChoiceProps = {
  query: LoadedQuery<Addresses>;
  chosen: Address | null;
  /** Whether an order was tried without one. */
  isMissing: boolean;
  onChoose: (addressId: string) => void;
  /** Opens the form of an address; of a new one for null. */
  onEdit: (address: Address | null) => void;
};

/** Changes or forgets the chosen address. */
function ChosenActions({
  chosen,
  onEdit,
}: { chosen: Address } & Pick<AddressChoiceProps, 'onEdit'>) {
  const text = useText();
  const errorText = useErrorText();
  const call = useRemoveAddress();
  const { addressId, name } = chosen;

  async function remove(): Promise<void> {
    const isSure = await askConfirm({
      title: text('mall.address.remove.ask'),
      text: `${name}, ${placeOf(chosen)}. ${text('mall.address.remove.text')}`,
      confirmLabel: text('mall.address.remove'),
      cancelLabel: text('mall.keep'),
      confirmKind: 'danger',
    });
    if (!isSure) return;
    afterCall(
      call.mutateAsync(addressId),
      () => undefined,
      (error) => showToast(errorText(error), { kind: 'error' }),
    );
  }
  return (
    <div className={styles.addressActions}>
      <Button
        kind="quiet"
        size="compact"
        aria-label={text('mall.address.edit.of', { name })}
        onClick={() => onEdit(chosen)}
      >
        {text('mall.address.edit')}
      </Button>
      <Button
        kind="quiet"
        size="compact"
        busy={call.isPending}
        aria-label={text('mall.address.remove.of', { name })}
        onClick={() => void remove()}
      >
        {text('mall.address.remove')}
      </Button>
    </div>
  );
}

/** Where goods are sent: one of the member's addresses, or a new one. */
export function AddressChoice({ query, chosen, isMissing, onChoose, onEdit }: AddressChoiceProps) {
  const text = useText();
  return (
    <Loaded query={query} skeleton={<SkeletonBlocks heights={[72, 44]} />}>
      {({ list, most }) => (
        <div className={styles.addresses}>
          {list.length === 0 ? (
            <Notice tone={isMissing ? 'error' : 'info'}>
              {text(isMissing ? 'mall.address.missing' : 'mall.address.none')}
            </Notice>
          ) : (
            <ChoiceList
              label={text('mall.address')}
              choices={list.map((one) => ({
                key: one.addressId,
                title: one.name,
                detail: `${one.phone} · ${placeOf(one)}`,
              }))}
              value={chosen?.addressId ?? null}
              onChange={onChoose}
            />
          )}
          {chosen !== null && <ChosenActions chosen={chosen} onEdit={onEdit} />}
          {list.length < most ? (
            <Button kind="secondary" onClick={() => onEdit(null)}>
              {text('mall.address.add')}
            </Button>
          ) : (
            <p className={styles.note}>{text('mall.address.full', { most })}</p>
          )}
        </div>
      )}
    </Loaded>
  );
}
