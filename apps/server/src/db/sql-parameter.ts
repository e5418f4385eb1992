/** What goes over the wire: text, bytes, or NULL. */
export type EncodedParameter = string | Uint8Array | null;

/**
 * Turns a JavaScript value into PostgreSQL's text form, alike for both databases:
 * bigint, number, boolean and string as they print; Date as an instant in UTC; Uint8Array as bytea;
 * an array as an array of these (null is NULL); any other object as JSON.
 * For json and jsonb pass an object, or JSON text: an array or a scalar must be JSON text, because
 * an array is always taken for a PostgreSQL array. Throws TypeError for what has no such form.
 */
export function encodeParameter(value: unknown, position: number): EncodedParameter {
  if (value === null) return null;
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return encodeArray(value, position);
  return encodeScalar(value, position);
}

function encodeScalar(value: unknown, position: number): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'bigint':
    case 'number':
    case 'boolean':
      return String(value);
    case 'object':
      return value instanceof Date ? encodeDate(value, position) : JSON.stringify(value);
    case 'undefined':
    case 'function':
    case 'symbol':
      throw new TypeError(`Parameter $${position} is ${typeof value}; use null for no value.`);
  }
}

function encodeDate(date: Date, position: number): string {
  if (Number.isNaN(date.getTime())) {
    throw new TypeError(`Parameter $${position} is not a valid date.`);
  }
  return date.toISOString();
}

function encodeArray(elements: readonly unknown[], position: number): string {
  let text = '{';
  for (let index = 0; index < elements.length; index++) {
    if (index > 0) text += ',';
    text += encodeElement(elements[index], position);
  }
  return `${text}}`;
}

function encodeElement(element: unknown, position: number): string {
  if (element === null) return 'NULL';
  if (typeof element === 'bigint' || typeof element === 'number') return String(element);
  if (Array.isArray(element)) return encodeArray(element, position);
  if (element instanceof Uint8Array) return `"\\\\x${Buffer.from(element).toString('hex')}"`;
  const text = encodeScalar(element, position);
  return /["\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${text}"`;
}
