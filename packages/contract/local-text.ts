import * as v from 'valibot';
import { languages, type Language } from '@pavilion/domain/site/language';
import { described } from './fields.ts';

type Text = v.GenericSchema<string>;
type Optional<Item extends Text> = v.OptionalSchema<Item, undefined>;

function inAny<Item extends Text>(item: Item) {
  const entries = languages.map((language) => [
    language,
    described(v.optional(item), `The text in the language ${language}.`),
  ]);
  return Object.fromEntries(entries) as Record<Language, Optional<Item>>;
}

/** A text in EN and TY, and in the other languages that the writer has. */
export const inEvery = <Item extends Text>(item: Item) =>
  v.strictObject({
    ...inAny(item),
    EN: described(item, 'The text in English.'),
    TY: described(item, 'The text in Filipino.'),
  });

/** A text in one language or more; a reader of another language does not see it. */
export const inSome = <Item extends Text>(item: Item) =>
  v.pipe(
    v.strictObject(inAny(item)),
    v.check((texts) => Object.values(texts).some((one) => one !== undefined), 'a text'),
  );
