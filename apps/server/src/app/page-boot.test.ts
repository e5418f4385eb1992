import { expect, test } from 'vitest';
import { defaultMemberTypes, type MemberTypeTable } from '@pavilion/domain/member/member-type';
import { createPageBoot } from './page-boot.ts';

type Answers = Parameters<typeof createPageBoot>[0];

async function settingsOfPage(memberTypes: MemberTypeTable) {
  const site = {
    getSettings: async () => ({
      whitelabel: { CBS3: true },
      memberTypes,
      paths: {},
      imageCDNs: [],
    }),
    getStatus: async () => ({}),
  };
  const pageBoot = createPageBoot({ site } as unknown as Answers, () => new Date(0));
  return (await pageBoot('EN', false, null)).settings;
}

test('§6, D3: a page brings the kinds of members along where they are not the usual ones', async () => {
  expect(await settingsOfPage(defaultMemberTypes)).toEqual({ whitelabel: { CBS3: true } });
  const { kinds, otherwise } = defaultMemberTypes;
  const own = { kinds: { ...kinds, 0: otherwise }, otherwise };
  expect(await settingsOfPage(own)).toEqual({ whitelabel: { CBS3: true }, memberTypes: own });
});
