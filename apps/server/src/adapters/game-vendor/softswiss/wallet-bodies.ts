import * as v from 'valibot';

/** Any text without control characters and lone surrogates, bounded for the database. */
const id = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]{1,128}$/u));

/** Ids of moves; the ledger keeps `finish:` for the end of rounds. */
const moveId = v.pipe(
  id,
  v.check((text) => !text.startsWith('finish:'), 'an id that does not begin with "finish:"'),
);

const player = {
  account_id: id,
  currency: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{2,31}$/)),
};

const game = { game_id: id, session_id: v.nullish(v.pipe(v.string(), v.maxLength(128))) };

function batchOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.minLength(1), v.maxLength(100));
}

/** Bodies of the vendor's calls; unknown fields are tolerated and dropped. */
export const balanceBody = v.object({ ...player, ...game });

export const betWinBody = v.object({
  ...player,
  ...game,
  round_id: id,
  finished: v.nullish(v.boolean()),
  transactions: batchOf(
    v.object({
      id_provider: moveId,
      type: v.picklist(['bet', 'win']),
      amount: v.string(),
    }),
  ),
});

export const rollbackBody = v.object({
  ...player,
  game_id: id,
  round_id_provider: id,
  finished: v.boolean(),
  transactions: batchOf(
    v.object({
      id_provider: moveId,
      type: v.literal('rollback'),
      original_id_provider: moveId,
    }),
  ),
});

export const finishBody = v.object({ ...player, round_id: id });

export type BetWinBody = v.InferOutput<typeof betWinBody>;
export type RollbackBody = v.InferOutput<typeof rollbackBody>;
