import { ApiError } from '#http/api-error.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import {
  countFreeCodes,
  findCodeLoad,
  insertCodeLoad,
  insertCodes,
  writeCodeLoad,
} from './code.store.ts';

type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'site' | 'mallBox'>;
type Load = { itemId: string; codes: readonly string[]; requestKey: string };

/**
 * Encrypts codes, each once. They come in the order of their marks, in which two requests at once
 * never wait for each other.
 */
function sealCodes({ mallBox }: Pick<Deps, 'mallBox'>, { itemId, codes }: Load) {
  const marked = [...new Set(codes)].map((code) => ({
    code: mallBox.encryptText(code),
    mark: mallBox.mark(`${itemId} ${code}`),
  }));
  return marked.toSorted((one, other) => (one.mark < other.mark ? -1 : 1));
}

/**
 * Adds codes of a voucher, encrypted, and leaves out what it had before. A repeat of the request
 * answers the same; other codes under its key are refused.
 */
export async function loadCodes(
  deps: Deps,
  load: Load,
  operator: string,
): Promise<{ added: number; repeated: number; codesLeft: number }> {
  const { db, clock, site, mallBox } = deps;
  const { itemId: item, codes, requestKey } = load;
  const isVoucher = site.mall.items.some(({ id, kind }) => id === item && kind === 'voucher');
  if (!isVoucher) throw new ApiError('mall.not.found');
  const mark = mallBox.mark(JSON.stringify([item, ...codes]));
  const request = { operator, request_key: requestKey };
  const loaded_at = clock();
  return db.transaction().execute(async (transaction) => {
    const begun = { ...request, item, mark, added: 0, repeated: 0, loaded_at };
    if (!(await insertCodeLoad(transaction, begun))) {
      const known = await findCodeLoad(transaction, operator, requestKey);
      if (known?.mark !== mark) throw new ApiError('reward.repeat.differs');
      const { added, repeated } = known;
      return { added, repeated, codesLeft: await countFreeCodes(transaction, item) };
    }
    const from = { item, loaded_by: operator, request_key: requestKey, loaded_at };
    const added = await insertCodes(transaction, sealCodes(deps, load), from);
    const repeated = codes.length - added;
    await writeCodeLoad(transaction, { ...request, added, repeated });
    return { added, repeated, codesLeft: await countFreeCodes(transaction, item) };
  });
}
