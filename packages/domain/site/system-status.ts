export type SystemStatus = 'normal' | 'maintenance' | 'restricted';

export type SystemStatusRecord = { maintenance: boolean; regionRestriction: boolean };

/** Decision D1: maintenance wins over the region restriction. */
export function systemStatus(record: SystemStatusRecord): SystemStatus {
  if (record.maintenance) return 'maintenance';
  return record.regionRestriction ? 'restricted' : 'normal';
}

const refusals = {
  normal: null,
  maintenance: 'system.maintenance',
  restricted: 'system.restricted',
} as const satisfies Record<SystemStatus, string | null>;

export type ClosedCode = 'system.maintenance' | 'system.restricted';

export function isClosedCode(code: string): code is ClosedCode {
  return code === refusals.maintenance || code === refusals.restricted;
}

/** Why calls are refused while the site is in this state; null while it is open. */
export function closedCode(status: SystemStatus): ClosedCode | null {
  return refusals[status];
}

const wireNumbers = { normal: 0, restricted: 1, maintenance: 2 } as const satisfies Record<
  SystemStatus,
  number
>;

/** The number in the route wrapper: 0 normal, 1 restricted, 2 maintenance. */
export function systemStatusNumber(status: SystemStatus): 0 | 1 | 2 {
  return wireNumbers[status];
}
