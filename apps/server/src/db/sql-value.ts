type ParseText = (text: string) => unknown;

const asIs: ParseText = (text) => text;
const parseBytes: ParseText = (text) => Buffer.from(text.slice(2), 'hex');
const parseBoolean: ParseText = (text) => text === 't';
const parseJson: ParseText = (text) => JSON.parse(text) as unknown;

/** A type, its array, its parser. Types that are not listed are text. */
const types: readonly (readonly [oid: number, arrayOid: number, parse: ParseText])[] = [
  [16, 1000, parseBoolean],
  [17, 1001, parseBytes],
  [18, 1002, asIs],
  [19, 1003, asIs],
  [20, 1016, BigInt],
  [21, 1005, Number],
  [23, 1007, Number],
  [25, 1009, asIs],
  [26, 1028, Number],
  [114, 199, parseJson],
  [700, 1021, Number],
  [701, 1022, Number],
  [1042, 1014, asIs],
  [1043, 1015, asIs],
  [1082, 1182, asIs],
  [1083, 1183, asIs],
  [1114, 1115, asIs],
  [1184, 1185, parseInstant],
  [1186, 1187, asIs],
  [1700, 1231, asIs],
  [2950, 2951, asIs],
  [3802, 3807, parseJson],
];

const parsers = new Map<number, ParseText>(
  types.flatMap(([oid, arrayOid, parse]) => [
    [oid, parse],
    [arrayOid, (text: string) => parseArray(text, parse)],
  ]),
);

/**
 * The parser of a column type's text form, alike for both databases: int8 → bigint; int2, int4 and
 * floats → number; timestamptz → Date; json and jsonb → parsed; bytea → Buffer; bool → boolean;
 * arrays of these → arrays; everything else (numeric, date, uuid, text …) → string.
 */
export function parserOf(oid: number): ParseText {
  return parsers.get(oid) ?? asIs;
}

function parseInstant(text: string): Date {
  // A session in UTC prints `2026-01-31 10:20:30.5+00`; other offsets may carry minutes.
  const [, day, time, offset = ''] = /^(\d{4}-\d\d-\d\d) ([\d:.]+)([+-][\d:]+)$/.exec(text) ?? [];
  const zone = offset === '+00' ? 'Z' : offset.length === 3 ? `${offset}:00` : offset;
  const instant = new Date(`${day}T${time}${zone}`);
  if (Number.isNaN(instant.getTime())) {
    throw new RangeError(`The instant ${text} does not fit a JavaScript Date.`);
  }
  return instant;
}

/** Parses PostgreSQL's array text, of any depth, `{1,NULL,"a\"b",{2}}`. */
function parseArray(text: string, parse: ParseText): unknown[] {
  if (text === '{}') return [];
  // An array whose bounds do not start at 1 prints them first: `[0:1]={1,2}`.
  let at = text.indexOf('{');

  const readQuoted = (): unknown => {
    let value = '';
    for (at++; text[at] !== '"'; at++) {
      if (text[at] === '\\') at++;
      value += text[at];
    }
    at++;
    return parse(value);
  };

  const readPlain = (): unknown => {
    const start = at;
    while (text[at] !== ',' && text[at] !== '}') at++;
    const value = text.slice(start, at);
    return value === 'NULL' ? null : parse(value);
  };

  const readElements = (): unknown[] => {
    const elements: unknown[] = [];
    while (text[at] !== '}') {
      at++;
      if (text[at] === '{') elements.push(readElements());
      else if (text[at] === '"') elements.push(readQuoted());
      else elements.push(readPlain());
    }
    at++;
    return elements;
  };

  return readElements();
}
