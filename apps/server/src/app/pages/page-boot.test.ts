import { expect, test } from 'vitest';
import { closesWithSite, type Endpoint } from '@pavilion/contract/endpoint';
import { playerEndpoints } from '@pavilion/contract/player';
import { defaultMemberTypes, type MemberTypeTable } from '@pavilion/domain/member/member-type';
import { createPageAnswers, createPageBoot } from './page-boot.ts';

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
  const pageBoot = createPageBoot({ site } as unknown as Answers, {
    publicUrl: 'https://play.example',
    now: () => new Date(0),
  });
  return (await pageBoot('EN', false, null)).settings;
}

test('§6, D3: a page contains the member types where they are not the default ones', async () => {
  expect(await settingsOfPage(defaultMemberTypes)).toEqual({ whitelabel: { CBS3: true } });
  const { kinds, otherwise } = defaultMemberTypes;
  const own = { kinds: { ...kinds, 0: otherwise }, otherwise };
  expect(await settingsOfPage(own)).toEqual({ whitelabel: { CBS3: true }, memberTypes: own });
});

test('§7: a page gets only answers that are the same for all guests', async () => {
  const inputs: unknown[] = [];
  const handler = async (input: unknown, context: { language: string; address: string }) => {
    inputs.push(input, context.language, context.address);
    return { content: 'x', missing: undefined };
  };
  const handlers = { content: { getPage: handler }, credentials: { getCaptcha: handler } };
  const answer = createPageAnswers(handlers as unknown as Parameters<typeof createPageAnswers>[0]);
  expect(await answer('TY')('content', 'getPage', { id: 'privacy' })).toEqual({ content: 'x' });
  expect(inputs).toEqual([expect.objectContaining({ id: 'privacy' }), 'TY', '']);
  await expect(answer('TY')('content', 'getPage', { id: 5 })).rejects.toThrow('Invalid');
  await expect(answer('TY')('credentials', 'getCaptcha', {})).rejects.toThrow('getCaptcha');
  await expect(answer('TY')('content', 'constructor', {})).rejects.toThrow('constructor');
  expect(inputs).toHaveLength(3);
});

test('§7: the calls of a page are open to anyone, change nothing and end with the site', () => {
  const all = Object.values(playerEndpoints).flatMap((calls) => Object.entries<Endpoint>(calls));
  const inPages = all.filter(([, call]) => call.inPages);
  const others = inPages.filter(
    ([name, { access, stepUp, encrypted }]) =>
      access !== 'anyone' || stepUp || encrypted || !/^(get|list)[A-Z]/.test(name),
  );
  expect(others.map(([name]) => name)).toEqual([]);
  expect(inPages.filter(([, call]) => !closesWithSite(call)).map(([name]) => name)).toEqual([]);
  expect(inPages.length).toBeGreaterThan(10);
});
