import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { lockMember, lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import { mostAddresses } from '@pavilion/domain/reward/mall-order';
import type { RewardsDeps } from '../rewards-deps.ts';
import {
  deleteAddress,
  findAddressByKey,
  insertAddress,
  listAddressRows,
  writeAddress,
  type AddressRow,
} from './address.store.ts';

type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'mallBox'>;
type Box = Pick<Deps, 'mallBox'>;

/** Where goods are sent, as typed. */
export type AddressDetails = {
  name: string;
  phone: string;
  region: string;
  city: string;
  street: string;
  postalCode: string;
};

/** Only what an address has, in one order, whatever else the input holds. */
const detailsOf = ({ name, phone, region, city, street, postalCode }: AddressDetails) => ({
  name,
  phone,
  region,
  city,
  street,
  postalCode,
});

const sealDetails = ({ mallBox }: Box, details: AddressDetails) =>
  mallBox.encryptText(JSON.stringify(detailsOf(details)));

/** Opens an address that is stored encrypted. */
export const openDetails = ({ mallBox }: Box, stored: string): AddressDetails =>
  detailsOf(JSON.parse(mallBox.openText(stored)) as AddressDetails);

const showAddress = (deps: Box, { id, details }: Pick<AddressRow, 'id' | 'details'>) => ({
  addressId: id,
  ...openDetails(deps, details),
});

export async function listAddresses(deps: Deps, memberId: bigint) {
  const rows = await listAddressRows(deps.db, memberId);
  return { list: rows.map((row) => showAddress(deps, row)), most: mostAddresses };
}

/**
 * Keeps another address of a member. A repeat of the request keeps none again and answers the
 * same; another address under its key is refused.
 */
export async function addAddress(
  deps: Deps,
  memberId: bigint,
  { requestKey, ...input }: AddressDetails & { requestKey: string },
) {
  return deps.db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    const known = await findAddressByKey(transaction, memberId, requestKey);
    if (known) {
      const isSame = isDeepStrictEqual(openDetails(deps, known.details), detailsOf(input));
      if (!isSame) throw new ApiError('reward.repeat.differs');
      return showAddress(deps, known);
    }
    const kept = await listAddressRows(transaction, memberId);
    if (kept.length >= mostAddresses) throw new ApiError('mall.address', { most: mostAddresses });
    const address = { id: randomUUID(), details: sealDetails(deps, input) };
    const at = deps.clock();
    await insertAddress(transaction, {
      ...address,
      member_id: memberId,
      request_key: requestKey,
      added_at: at,
      changed_at: at,
    });
    return showAddress(deps, address);
  });
}

export async function changeAddress(
  deps: Deps,
  memberId: bigint,
  { addressId: id, ...input }: AddressDetails & { addressId: string },
) {
  if (!isOwnId(id)) throw new ApiError('mall.not.found');
  const changed = { id, details: sealDetails(deps, input) };
  await deps.db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    const row = { ...changed, member_id: memberId, changed_at: deps.clock() };
    if (!(await writeAddress(transaction, row))) throw new ApiError('mall.not.found');
  });
  return showAddress(deps, changed);
}

/** Forgets an address; answers those that are left, also where there was none of this id. */
export async function removeAddress(deps: Deps, memberId: bigint, id: string) {
  if (isOwnId(id)) {
    await deps.db.transaction().execute(async (transaction) => {
      await lockMember(transaction, memberId);
      await deleteAddress(transaction, memberId, id);
    });
  }
  return listAddresses(deps, memberId);
}
