export type SystemStatus = 'normal' | 'maintenance' | 'restricted';

export type SystemStatusRecord = { maintenance: boolean; regionRestriction: boolean };

/** Decision D1: maintenance wins over the region restriction. */
export function systemStatus(record: SystemStatusRecord): SystemStatus {
  if (record.maintenance) return 'maintenance';
  return record.regionRestriction ? 'restricted' : 'normal';
}

const wireNumbers = { normal: 0, restricted: 1, maintenance: 2 } as const satisfies Record<
  SystemStatus,
  number
>;

/** The number of the route wrapper: 0 normal, 1 restricted, 2 maintenance. */
export function systemStatusNumber(status: SystemStatus): 0 | 1 | 2 {
  return wireNumbers[status];
}
