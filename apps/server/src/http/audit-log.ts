/** What is written down of a call of an operator. */
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
  /** A call that only reads leaves one entry, after it; any other is announced before. */
  changes: boolean;
  run: () => Promise<Value>;
  codeOf: (error: unknown) => string;
};

/** Carries a call out between its entries; nothing is changed that could not be announced. */
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
