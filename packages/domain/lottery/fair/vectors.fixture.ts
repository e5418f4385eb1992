import type { OwnFamilyCode } from '../play.ts';

/** Of all vectors: bytes 0 to 31. */
export const seedHex = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
export const round = 1000;
export const signatureHex =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125' +
  'e342b73a8dd2bacbe47e4b6b63ed5e39';
export const randomnessHex = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';

export type Vector = Readonly<{
  family: OwnFamilyCode;
  code: string;
  numero: string;
  commit: string;
  firstBlock: string;
  winNo: string;
}>;

/** The vectors of the specification. */
export const vectors: readonly Vector[] = [
  {
    family: 'SSC',
    code: 'PVSSC1',
    numero: '20261124-0731',
    commit: 'be5c81e73c2f87887bca7a44f5bcb76df47635a2e85077df77b9d8e134891592',
    firstBlock: '92b8442ff6e6a4faff05d9d33cdd17654de7ce5ab2b7ca043dfe12e9c3f3458d',
    winNo: '50354',
  },
  {
    family: 'K3',
    code: 'PVK31',
    numero: '20261124-0731',
    commit: '3d396b5f007b863092953b2c08318f995df7aad44764deb489e2fb57f67628ae',
    firstBlock: '0acdde2daee0aaca127b6374d974f6912dbc55e7838b53454cca4d4d11495ab4',
    winNo: '6,3,3',
  },
  {
    family: 'PC28',
    code: 'PVPC28',
    numero: '20261124-244',
    commit: '8af74eda493d18a0d47dd3209013d367e7a02b93d5aec416fa163fe012af573a',
    firstBlock: '6f3989b1f537e82b138f45c9d86bb02522c6597eae7245abc51ad838bf0a6f05',
    winNo: '7,5,7',
  },
  {
    family: 'PK10',
    code: 'PVPK3',
    numero: '20261124-244',
    commit: '5f2679bae03670d262fb4b6b550cd9e0752de3eaffb9ba17bd392aee30e6b98a',
    firstBlock: '3229be66f45bfb9ffacdfc581b47a179ed36ea244b057c6a6f164ad973071104',
    winNo: '09,03,02,07,05,06,08,10,01,04',
  },
  {
    family: '11X5',
    code: 'PV11X5',
    numero: '20261124-147',
    commit: 'b575ba0d773e8eec54b03c3aa6db046225020cf9052a96c40b836a76a7088010',
    firstBlock: '5b6224a6709a66b0f0e4e65b23169ac58b6686e212545e24c35dd6520a67569e',
    winNo: '06,01,02,09,11',
  },
  {
    family: 'LHC',
    code: 'PVLHC5',
    numero: '20261124-147',
    commit: 'cd0d670562e50094a46d6940418f0edba840e29f90657328a245af43e97bc998',
    firstBlock: 'fb4eaf2ae165be4dda4250a38dc63a444136463ca002150e4f59ecade8c31d30',
    winNo: '37,31,39,16,14,32,34',
  },
];
