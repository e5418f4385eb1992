import type { Family, FamilyCode } from '@pavilion/domain/lottery/play';

type Load = () => Promise<Family<unknown>>;

/** Each family is fetched with the first lottery of it that is shown. */
const loads: Readonly<Record<FamilyCode, Load>> = {
  SSC: async () => (await import('@pavilion/domain/lottery/ssc/ssc')).ssc,
  '11X5': async () => (await import('@pavilion/domain/lottery/eleven-five/eleven-five')).elevenFive,
  K3: async () => (await import('@pavilion/domain/lottery/k3/k3')).k3,
  PK10: async () => (await import('@pavilion/domain/lottery/pk10/pk10')).pk10,
  PC28: async () => (await import('@pavilion/domain/lottery/pc28/pc28')).pc28,
  LHC: async () => (await import('@pavilion/domain/lottery/lhc/lhc')).lhc,
  VN_NORTH: async () => (await import('@pavilion/domain/lottery/vietnam/vietnam')).vietnamNorth,
  VN_SOUTH: async () => (await import('@pavilion/domain/lottery/vietnam/vietnam')).vietnamSouth,
  THAI: async () => (await import('@pavilion/domain/lottery/sea3/sea3')).thai,
  LAOS: async () => (await import('@pavilion/domain/lottery/sea3/sea3')).laos,
  HANOI: async () => (await import('@pavilion/domain/lottery/sea3/sea3')).hanoi,
  MY4D: async () => (await import('@pavilion/domain/lottery/my4d/my4d')).my4d,
  PH3: async () => (await import('@pavilion/domain/lottery/philippines/philippines')).ph3,
  PH2: async () => (await import('@pavilion/domain/lottery/philippines/philippines')).ph2,
};

const codes = new Set<string>(Object.keys(loads));

export const isFamilyCode = (code: string): code is FamilyCode => codes.has(code);

export const loadFamily = (code: FamilyCode): Promise<Family<unknown>> => loads[code]();
