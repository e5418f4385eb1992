import * as v from 'valibot';

/** Any text without control characters and lone surrogates, bounded for the database. */
const id = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]{1,128}$/u));

/** Ids of moves; the ledger keeps `finish:` for the end of rounds. */
const moveId = v.pipe(
  id,
  v.check((text) => !text.startsWith('finish:'), 'an id that does not begin with "finish:"'),
);

const common = { user: id, request_uuid: id };

const token = v.nullish(v.pipe(v.string(), v.maxLength(255)));

/** Bodies of the vendor's calls; unknown fields are tolerated and dropped. */
export const infoBody = v.object(common);

export const balanceBody = v.object({ ...common, token, game_code: v.nullish(id) });

const move = {
  ...common,
  token,
  game_code: id,
  transaction_uuid: moveId,
  round: id,
  round_closed: v.nullish(v.boolean(), false),
};

const money = {
  currency: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{2,31}$/)),
  amount: v.number(),
};

export const betBody = v.object({ ...move, ...money });

export const winBody = v.object({ ...move, ...money, reference_transaction_uuid: moveId });

export const rollbackBody = v.object({ ...move, reference_transaction_uuid: moveId });

export type InfoBody = v.InferOutput<typeof infoBody>;
export type BalanceBody = v.InferOutput<typeof balanceBody>;
export type MoveBody = v.InferOutput<typeof betBody>;
export type RollbackBody = v.InferOutput<typeof rollbackBody>;
