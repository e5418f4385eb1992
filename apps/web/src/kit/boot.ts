import { pageData, setPageData } from '@pavilion/client/state/page-data.ts';
import type { PageBoot } from '@pavilion/contract/page';
import type { Language } from '@pavilion/domain/site/language';
import type { CompiledCatalogue } from '@pavilion/messages/compile-catalogue';

/** The data in every page: the server's boot data, and what the page was drawn with. */
export type Boot = PageBoot & {
  /** Answers to the calls of the screen, under the keys of its queries. */
  answers?: readonly Answered[];
  /** Compiled messages that the page was rendered with; the catalogue has the rest. */
  messages?: CompiledCatalogue;
};

export type Answered = readonly [queryKey: readonly unknown[], data: unknown];

/** Null on a page that the site's server did not send. */
export const bootValue = () => pageData() as Boot | null;

/** For rendering on the server, which has no document to read. */
export const setBootValue = (value: Boot): void => setPageData(value);

/** The boot data when they are in this language; after a switch the calls are made again. */
export function bootFor(language: Language): Boot | null {
  const value = bootValue();
  return value?.language === language ? value : null;
}
