import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import type { RequestContext } from '#http/handlers.ts';
import { createSignals } from '#kit/signals.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { playerRoutes } from '@pavilion/contract/player-routes';
import { createSite, loadSite, videoOrigins } from './site.ts';

type Form = ResponseOf<PlayerEndpoints['registration']['getRegisterSettings']>;

const folder = fileURLToPath(new URL('../../../../../site/', import.meta.url));
const form: Form = {
  regExp: {},
  methods: { username: true, mobileNum: false },
  mobilePassword: true,
  captcha: false,
  affiliateByDomain: false,
  minimumAge: 21,
  siteName: 'Pavilion',
  today: '2026-11-21',
  passwordByPhone: false,
  mobileNumber: { minimumLength: 10, maximumLength: 11 },
  password: { minimumLength: 8, maximumLength: 64 },
};
const register = async ({ language }: RequestContext) => ({
  ...form,
  today: `today in ${language}`,
});
const now = new Date('2026-11-21T10:00:00Z');

function contextIn(language: 'EN' | 'TY') {
  return { requestId: '', language, address: '', userAgent: '' };
}

describe.each(testDatabases())('§7 Paths known: the site on $name', ({ open }) => {
  let engine: SqlEngine;
  let deps: Parameters<typeof createSite>[0];
  let handlers: ReturnType<typeof createSite>['handlers'];
  const loaded = loadSite(folder, now);
  const home = ['games', 'hot'] as const;
  const site = { ...loaded, mobileTemplate: { ...loaded.mobileTemplate, home } };

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    const db = createKysely(engine);
    const signals = createSignals(engine, db);
    deps = { site, db, signals, clock: () => now, register };
    handlers = createSite(deps).handlers;
  });
  afterAll(() => engine.close());

  test.each([
    ['EN', '8:00 to 24:00'],
    ['TY', '8:00 hanggang 24:00'],
  ] as const)('is when each channel of support answers, in %s', async (code, hours) => {
    const { customerService } = await handlers.getSettings({}, contextIn(code));
    expect(customerService.find(({ csType }) => csType === 'WHATSAPP')?.hours).toBe(hours);
    expect(customerService.map(({ hours: hoursText }) => hoursText)).toEqual(
      site.customerService.map((channel) => channel.hours[code]),
    );
  });

  test.each(['EN', 'TY'] as const)('is the licence as the folder has it in %s', async (code) => {
    const { licence } = site.brand;
    expect(licence.paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(await handlers.getLicence({}, contextIn(code))).toEqual({
      title: licence.title[code],
      paragraphs: licence.paragraphs.map((paragraph) => paragraph[code]),
      responsibleGaming: licence.responsibleGaming[code],
    });
  });

  test('is what the home shows, in the order of the folder', async () => {
    const settings = await handlers.getSettings({}, contextIn('EN'));
    expect(settings.mobileTemplate.home).toEqual(['games', 'hot']);
  });

  test('is no video on the home of a site that has none', async () => {
    const template = { ...site.mobileTemplate, home: ['video', 'hot'] as const };
    const homeWith = async (video: string | null) => {
      const one = createSite({ ...deps, site: { ...site, mobileTemplate: template, video } });
      return (await one.handlers.getTemplates({}, contextIn('EN'))).mobileTemplate.home;
    };
    expect(await homeWith(null)).toEqual(['hot']);
    expect(await homeWith('https://videos.example/night.mp4')).toEqual(['video', 'hot']);
    expect(videoOrigins({ video: '/videos/lantern-night.mp4' }, 'file')).toEqual(["'self'"]);
  });

  test('are all the consolidated settings, the form in the language of the request', async () => {
    const settings = await handlers.getSettings({}, contextIn('TY'));
    expect(Object.keys(settings)).toEqual(
      expect.arrayContaining([
        'customerService',
        'domainRoute',
        'mobileTemplate',
        'paths',
        'register',
        'resources',
        'whitelabel',
        'memberTypes',
        'mainDomain',
        'imageCDNs',
      ]),
    );
    expect(settings.register).toEqual({ ...form, today: 'today in TY' });
  });

  test('is the path of every player call, and of none for operators', async () => {
    const { paths } = await handlers.getSettings({}, contextIn('EN'));
    expect(paths['sessions.logIn']).toBe('/wps/session/login');
    expect(paths['registration.createTrialAccount']).toBe('/wps/member/trialuser');
    const calls = Object.values(playerRoutes).flatMap((area) => Object.keys(area));
    expect(Object.keys(paths)).toHaveLength(calls.length);
    expect(Object.values(paths).filter((path) => path.startsWith('/operator/'))).toEqual([]);
  });

  test('are country, routes and templates alone, each as in the settings', async () => {
    const { domainRoute, mainDomain, mobileTemplate } = await handlers.getSettings(
      {},
      contextIn('EN'),
    );
    expect(await handlers.getDomainRoute({}, contextIn('EN'))).toEqual({ domainRoute, mainDomain });
    expect(domainRoute['/m/deposit']).toBe('/m/voucherCenter');
    expect(await handlers.getTemplates({}, contextIn('EN'))).toEqual({ mobileTemplate });
    expect(await handlers.getCountry({}, contextIn('EN'))).toEqual({
      list: [{ country: 'PH', countryDialingCode: '63', currency: 'PHP' }],
    });
  });
});
