export type LedgerFinding = { check: string; subject: string; detail: string };

/** No findings means that no money is missing. */
export type LedgerReport = { accounts: number; postings: number; findings: LedgerFinding[] };
