import type { Prizes } from '@pavilion/domain/lottery/play';
import type { CompanyAnswer } from './company-answer.ts';

/** A draw as a source of results knows it: `PVSSC1`, `20261124-VT`. */
export type AskedDraw = { code: string; numero: string };

/**
 * What a source says of a draw; `prizes` by name, each with its numbers as texts of digits. Partial
 * ones come while a draw is under way, and nothing is decided by them.
 */
export type SourceReading =
  | { status: 'none' }
  | { status: 'partial'; prizes: Prizes; at: Date }
  | { status: 'final'; winNo: string; prizes: Prizes; at: Date };

/** A source of the results of draws that somebody else holds; no method throws. */
export type ResultSource = {
  read(draw: AskedDraw): Promise<CompanyAnswer<SourceReading>>;
};

/** All sources, by the names that the site folder gives them. */
export type ResultSources = Readonly<Record<string, ResultSource>>;
