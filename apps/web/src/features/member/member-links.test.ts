import { expect, it } from 'vitest';
import { memberLinks } from './member-links.ts';

const flags = ['TRANSBETREPMEM3', 'TRANSREC3', 'PERSREP', 'REWCEN3', 'PTSYS3', 'SECPRIV'];

it('§2 Settings: shows each member link only while its flag is on', () => {
  const always = memberLinks({}).map(({ href }) => href);
  expect(always).toEqual([
    '/m/myAccount/index',
    '/m/history',
    '/m/limits',
    '/m/identity',
    '/m/message',
    '/m/set',
  ]);
  for (const flag of flags) {
    const shown = memberLinks({ [flag]: true }).filter(({ href }) => !always.includes(href));
    expect(shown.map((link) => link.flag)).toEqual([flag]);
    expect(memberLinks({ [flag]: false })).toHaveLength(always.length);
  }
});
