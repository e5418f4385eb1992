/**
 * `refused`: the company finally refuses the request. `inDoubt`: it may or may not have done it (no
 * answer, a server error, an invalid answer), so query the state before deciding.
 */
export type CompanyFailure = { outcome: 'refused' | 'inDoubt'; reason: string };

export type CompanyAnswer<Value> = { outcome: 'done'; value: Value } | CompanyFailure;
