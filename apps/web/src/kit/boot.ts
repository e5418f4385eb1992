import type { PageBoot } from '@pavilion/contract/page';
import type { Language } from '@pavilion/domain/site/language';
import type { Messages } from './message.ts';

/** What every page brings along: what the server gave, and what it was drawn with. */
export type Boot = PageBoot & {
  /** What the calls of the screen were answered, under the keys of its queries. */
  answers?: readonly Answered[];
  /** Compiled messages that the page was rendered with; the rest comes with the catalogue. */
  messages?: Messages;
};

export type Answered = readonly [queryKey: readonly unknown[], data: unknown];

export const bootElementId = 'boot';

let boot: Boot | null | undefined;

function readBoot(): Boot | null {
  const text = globalThis.document?.getElementById(bootElementId)?.textContent;
  return text ? (JSON.parse(text) as Boot) : null;
}

/** Null where the page did not come from the server of the site. */
export function bootValue(): Boot | null {
  boot ??= readBoot();
  return boot;
}

/** For the server's own rendering, which has no document to read. */
export function setBootValue(value: Boot): void {
  boot = value;
}

/** The boot data when they are in this language; after a switch the calls are made again. */
export function bootFor(language: Language): Boot | null {
  const value = bootValue();
  return value?.language === language ? value : null;
}
