import * as v from 'valibot';

/** Describes a field, also in OpenAPI; of nested descriptions the outermost counts. */
export function described<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description(description));
}

/** A schema that OpenAPI lists once, as `components/schemas/<name>`. */
export function sharedSchema<Schema extends v.GenericSchema>(
  name: string,
  description: string,
  schema: Schema,
) {
  return v.pipe(schema, v.description(description), v.title(name));
}

/** An object that OpenAPI lists once, as `components/schemas/<name>`. */
export function sharedObject<const Entries extends v.ObjectEntries>(
  name: string,
  description: string,
  entries: Entries,
) {
  return sharedSchema(name, description, v.object(entries));
}

export const text = (description: string) => described(v.string(), description);
export const number = (description: string) => described(v.number(), description);
export const yesNo = (description: string) => described(v.boolean(), description);

export function describedObject<const Entries extends v.ObjectEntries>(
  description: string,
  entries: Entries,
) {
  return described(v.object(entries), description);
}

export function describedList<const Entries extends v.ObjectEntries>(
  description: string,
  entries: Entries,
) {
  return described(v.array(v.object(entries)), description);
}

export const amount = sharedSchema(
  'Amount',
  'Money in the main unit of the site, without sign, such as "1234.50".',
  v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,8})?$/)),
);

export const signedAmount = sharedSchema(
  'SignedAmount',
  'Money in the main unit of the site; below zero it goes out, such as "-20.00".',
  v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,8})?$/)),
);

export const instant = sharedSchema(
  'Instant',
  'A moment as ISO 8601 with its offset from UTC.',
  v.pipe(v.string(), v.isoTimestamp()),
);

export const day = sharedSchema(
  'Day',
  'A day where the site is, `YYYY-MM-DD`.',
  v.pipe(v.string(), v.isoDate()),
);

export const identifier = sharedSchema(
  'Identifier',
  'The id of the one that is meant, as another call gave it.',
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,64}$/)),
);

export const givenId = text('Its id, made by the server.');

/** Removes the control characters and halves of surrogate pairs that no database stores. */
const keptSigns = v.transform((typed: string) => typed.replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, ''));

export const textUpTo = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const shortText = v.pipe(v.string(), v.maxLength(200), keptSigns);

/** A text that a person writes, without what a database cannot store. */
export const words = v.pipe(v.string(), keptSigns, v.trim());

export const idempotencyKey = sharedSchema(
  'IdempotencyKey',
  'Made by the client once per intent: a repeat moves nothing twice and answers the same.',
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/)),
);

/**
 * A field that clients of the family send empty where nothing is filled in (seed section 3, notes
 * to the registration payload): an empty text is read as a missing field.
 */
export function blankable<Schema extends v.GenericSchema>(schema: Schema) {
  const blank = v.pipe(
    v.literal(''),
    v.transform(() => undefined),
  );
  return v.optional(v.union([blank, schema]));
}

/** Fields that clients of the family send along with lists (seed section 7). */
export const familyFields = {
  token: described(v.optional(v.string()), 'Not read: the header `Authorization` counts.'),
  merchant: described(v.optional(shortText), 'Not read: the header `Merchant` counts.'),
  merchantCode: described(v.optional(shortText), 'Not read: the header `Merchant` counts.'),
  language: described(
    v.optional(shortText),
    'Read in a query where the header `Language` is missing.',
  ),
  platform: described(v.optional(shortText), 'Not read: every platform is answered alike.'),
};

/** A whole number, sent as text in a query. */
export function queryNumber(minimum: number, maximum: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  );
}

/** Yes or no, as sent in a query. */
export const queryFlag = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((sent) => sent === 'true' || sent === '1'),
);

export const pageNo = described(
  v.optional(queryNumber(1, 10_000), 1),
  'Which page, from 1; the first where it is left out.',
);

/** The number of items requested, of a page or of a list without pages. */
export const howMany = (usual: number) =>
  described(
    v.optional(queryNumber(1, 100), usual),
    `How many items at most; ${usual} where it is left out.`,
  );
export const pageSize = howMany(25);
/** What the input of a list with pages has. */
export const pageInput = { pageNo, pageSize };

/** Narrows a list to one state. */
export function onlyInState<State extends v.GenericSchema>(state: State) {
  return described(v.optional(state), 'Only those in this state; all where it is left out.');
}

/** Pictures of a `multipart` call; the server examines what they hold. */
export function pictureParts(fewest: number, most: number) {
  const pictures = v.pipe(v.array(v.blob()), v.minLength(fewest), v.maxLength(most));
  return described(v.optional(pictures, []), `PNG or JPEG pictures, ${most} at most.`);
}

/** One file of a `multipart` call that carries documents; the server examines what it holds. */
export function documentPart(description: string) {
  const one = v.pipe(v.array(v.blob()), v.maxLength(1));
  return described(v.optional(one, []), `${description} PNG, JPEG or PDF, 10 MB at most.`);
}

/** The position of a page in its list. */
export const pageCounts = {
  pageNum: number('Which page this is, from 1.'),
  totalPages: number('How many pages there are.'),
  total: number('How many items all pages have together.'),
};

/** A page of a list; the server bounds the page size. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    list: described(v.array(item), 'The items of this page, in the order that the call names.'),
    pageSize: number('How many items a page has.'),
    ...pageCounts,
  });
}

export function wholeList<Item extends v.GenericSchema>(item: Item) {
  return described(v.array(item), 'All of them, in the order that the call names.');
}

/** No input; still refuses a body that is not an object. */
export const nothing = v.object({});

/** The user name of a member, in answers to operators and agents. */
export const memberAccount = text('The user name of the member.');
/** The user name as an operator types it. */
export const typedAccount = described(
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  'The user name of the member.',
);
export const memberType = number(
  'The number of the type of the account; `memberTypes` of the settings says what it may do.',
);
export const providerCode = text('The code of the provider.');
export const providerName = text('The name of the provider.');
export const nodeNumber = described(
  queryNumber(1, 999_999_999),
  'The number of the game on this site.',
);

export const findings = describedList('What is wrong; none where everything holds.', {
  check: text('The name of the check.'),
  subject: text('What it found something about.'),
  detail: text('What it found, in words for people.'),
});
