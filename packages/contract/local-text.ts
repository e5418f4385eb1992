import * as v from 'valibot';
import { languages, type Language } from '@pavilion/domain/site/language';

type Optional<Item extends v.GenericSchema<string>> = v.OptionalSchema<Item, undefined>;

function inAny<Item extends v.GenericSchema<string>>(item: Item) {
  const entries = languages.map((language) => [language, v.optional(item)]);
  return Object.fromEntries(entries) as Record<Language, Optional<Item>>;
}

/** A text in EN and TY, and in what other languages the writer has it. */
export const inEvery = <Item extends v.GenericSchema<string>>(item: Item) =>
  v.strictObject({ ...inAny(item), EN: item, TY: item });

/** In one language or more; who reads another language does not see it. */
export const inSome = <Item extends v.GenericSchema<string>>(item: Item) =>
  v.pipe(
    v.strictObject(inAny(item)),
    v.check((texts) => Object.values(texts).some((one) => one !== undefined), 'a text'),
  );
