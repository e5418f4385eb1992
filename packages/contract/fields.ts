import * as v from 'valibot';

/** A decimal string in the main unit without sign, such as "1234.50". */
export const amount = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,8})?$/));

/** A decimal string that may be below zero. */
export const signedAmount = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,8})?$/));

/** ISO 8601 with offset. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate());

export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,64}$/));

/** Leaves out the control characters and halves of letters that no database keeps. */
const keptSigns = v.transform((text: string) => text.replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, ''));

export const shortText = v.pipe(v.string(), v.maxLength(200), keptSigns);

/** What a person writes, of which only what a database keeps is read. */
export const words = v.pipe(v.string(), keptSigns, v.trim());

/** A key that the client makes once per intent, so that a repeat moves nothing twice. */
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/));

/**
 * A field that clients of the family send empty where nothing is filled in (seed section 3, notes
 * to the registration payload): an empty text is read as if the field were not there.
 */
export function blankable<Schema extends v.GenericSchema>(schema: Schema) {
  const blank = v.pipe(
    v.literal(''),
    v.transform(() => undefined),
  );
  return v.optional(v.union([blank, schema]));
}

/**
 * What clients of the family send along with lists (seed section 7). The headers `Authorization`
 * and `Merchant` count; the language counts where the header `Language` is missing.
 */
export const familyFields = {
  token: v.optional(v.string()),
  merchant: v.optional(shortText),
  merchantCode: v.optional(shortText),
  language: v.optional(shortText),
  platform: v.optional(shortText),
};

/** A whole number that arrives as text in a query. */
export function queryNumber(minimum: number, maximum: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  );
}

/** Yes or no as it travels in a query. */
export const queryFlag = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((text) => text === 'true' || text === '1'),
);

export const pageNo = v.optional(queryNumber(1, 10_000), 1);
export const pageSize = v.optional(queryNumber(1, 100), 25);

/** Pictures of a `multipart` call; what they hold is for the server to find out. */
export function pictureParts(fewest: number, most: number) {
  const pictures = v.pipe(v.array(v.blob()), v.minLength(fewest), v.maxLength(most));
  return v.optional(pictures, []);
}

/** A page of a list; the server bounds the page size. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    list: v.array(item),
    pageNum: v.number(),
    pageSize: v.number(),
    totalPages: v.number(),
    total: v.number(),
  });
}

/** A call without input still refuses a body that is not an object. */
export const nothing = v.object({});
