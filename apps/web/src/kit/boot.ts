import type { Messages } from '@pavilion/client/language/message.ts';
import { pageData, setPageData } from '@pavilion/client/state/page-data.ts';
import type { PageBoot } from '@pavilion/contract/page';
import type { Language } from '@pavilion/domain/site/language';

/** What every page brings along: what the server gave, and what it was drawn with. */
export type Boot = PageBoot & {
  /** What the calls of the screen were answered, under the keys of its queries. */
  answers?: readonly Answered[];
  /** Compiled messages that the page was rendered with; the rest comes with the catalogue. */
  messages?: Messages;
};

export type Answered = readonly [queryKey: readonly unknown[], data: unknown];

/** Null where the page did not come from the server of the site. */
export const bootValue = () => pageData() as Boot | null;

/** For the server's own rendering, which has no document to read. */
export const setBootValue = (value: Boot): void => setPageData(value);

/** The boot data when they are in this language; after a switch the calls are made again. */
export function bootFor(language: Language): Boot | null {
  const value = bootValue();
  return value?.language === language ? value : null;
}
