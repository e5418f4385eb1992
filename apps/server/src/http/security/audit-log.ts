/** The audit entry of an operator's call. */
export type AuditedCall = {
  operator: string;
  address: string;
  requestId: string;
  /** Area and name of the call: `payments.approveWithdrawal`. */
  call: string;
  input: unknown;
  /** `begun`, then `done` or the code of the refusal. */
  outcome: string;
};

export type AuditLog = { record: (entry: AuditedCall) => Promise<void> };

export type AuditedRequest = Omit<AuditedCall, 'outcome'>;

type Audited<Value> = {
  request: AuditedRequest;
  /** False for a call that only reads: it has one entry, after it; others also have one before. */
  changes: boolean;
  run: () => Promise<Value>;
  codeOf: (error: unknown) => string;
};

/** Runs a call between its entries; a change does not run when its first entry fails. */
export async function audited<Value>(log: AuditLog, call: Audited<Value>): Promise<Value> {
  const { request, changes, run, codeOf } = call;
  if (changes) await log.record({ ...request, outcome: 'begun' });
  let value: Value;
  try {
    value = await run();
  } catch (error) {
    await log.record({ ...request, outcome: codeOf(error) });
    throw error;
  }
  await log.record({ ...request, outcome: 'done' });
  return value;
}
