/**
 * What was typed, and what is kept beside the field: browsers take seconds to lay out thousands of
 * lines in a field, while the page stands still.
 */
export type TypedText = Readonly<{ kept: string; typed: string }>;

/** So many characters are shown in the field. */
export const mostInField = 4000;

export const noText: TypedText = { kept: '', typed: '' };

/** All of the text, as it is read. */
export function wholeText({ kept, typed }: TypedText): string {
  if (kept === '') return typed;
  return typed === '' ? kept : `${kept}\n${typed}`;
}

/** The text in the field as long as it has room there, and else beside it. */
export const textOf = (whole: string): TypedText =>
  whole.length <= mostInField ? { kept: '', typed: whole } : { kept: whole, typed: '' };

/** The text with something else in the field. */
export function withTyped({ kept }: TypedText, typed: string): TypedText {
  return typed.length <= mostInField ? { kept, typed } : textOf(wholeText({ kept, typed }));
}

/** The text with more behind it. */
export function withMore(before: TypedText, more: string): TypedText {
  const whole = wholeText(before).trimEnd();
  return textOf(whole === '' ? more : `${whole}\n${more}`);
}
