import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt } from '#kit/time/day-range.ts';
import { checkFile } from './check-file.ts';
import type { CheckedFile } from './check-file.ts';
import { agentsSchema } from './schemas/agents.schema.ts';
import { announcementsSchema } from './schemas/announcements.schema.ts';
import { bannerGroups, bannersSchema } from './schemas/banners.schema.ts';
import { brandSchema } from './schemas/brand.schema.ts';
import { customerServiceSchema } from './schemas/customer-service.schema.ts';
import { flagsSchema } from './schemas/flags.schema.ts';
import { gamesSchema } from './schemas/games.schema.ts';
import { helpSchema } from './schemas/help.schema.ts';
import { hotMatchesSchema } from './schemas/hot-matches.schema.ts';
import { languagesSchema } from './schemas/languages.schema.ts';
import { linksSchema, redirectsSchema } from './schemas/links.schema.ts';
import { liveModelsSchema } from './schemas/live-models.schema.ts';
import { lotteriesSchema, lotteryNamesSchema } from './schemas/lotteries.schema.ts';
import { lotteryOddsSchema } from './schemas/lottery-odds.schema.ts';
import { pagesSchema } from './schemas/pages.schema.ts';
import { paymentChannelsSchema } from './schemas/payment-channels.schema.ts';
import { policySchema } from './schemas/policy.schema.ts';
import { promotionsSchema } from './schemas/promotions.schema.ts';
import { protectionSchema } from './schemas/protection.schema.ts';
import { mallSchema } from './schemas/rewards/mall.schema.ts';
import { missionsSchema } from './schemas/rewards/missions.schema.ts';
import { rewardsSchema } from './schemas/rewards/rewards.schema.ts';
import { vipSchema } from './schemas/rewards/vip.schema.ts';
import { createFields } from './schemas/site-fields.ts';
import { statusSchema } from './schemas/status.schema.ts';
import { vendorsSchema } from './schemas/vendors.schema.ts';
import type { SiteMistake } from './site-folder-error.ts';
import type { ReadFile } from './yaml-file.ts';

export type SiteFiles = ReturnType<typeof checkSiteFiles>;

/**
 * Checks each file of the folder by itself. Languages and brand come first, because the fields of
 * the others depend on them; when those two have mistakes, defaults are used so that the other
 * files are still checked.
 */
export function checkSiteFiles(folder: string, now: Date, readFile: ReadFile) {
  const read = (name: string) => readFile(folder, name);
  const languages = checkFile(read, 'languages.yaml', languagesSchema);
  const on = languages.value?.languages.filter((language) => language.on) ?? [];
  const codes = (untranslated: 'english' | undefined) =>
    on.filter((one) => one.untranslated === untranslated).map(({ code }) => code);
  const settings = {
    currencyDigits: 2,
    languages: codes(undefined),
    inEnglish: codes('english'),
    today: '',
  };
  const brand = checkFile(read, 'brand.yaml', brandSchema(createFields(settings)));
  const fields = createFields({
    ...settings,
    currencyDigits: brand.value?.currency.digits ?? settings.currencyDigits,
    today: dayAt(now, brand.value?.timeZone ?? 'UTC'),
  });
  const check = <Value>(name: string, schema: Parameters<typeof checkFile<Value>>[2]) =>
    checkFile(read, name, schema);
  return {
    languages,
    brand,
    flags: check('flags.yaml', flagsSchema),
    status: check('status.yaml', statusSchema(fields)),
    policy: check('policy.yaml', policySchema(fields)),
    agents: check('agents.yaml', agentsSchema(fields)),
    protection: check('protection.yaml', protectionSchema(fields)),
    links: check('links.yaml', linksSchema),
    customerService: check('customer-service.yaml', customerServiceSchema(fields)),
    announcements: check('announcements.yaml', announcementsSchema(fields)),
    promotions: check('promotions.yaml', promotionsSchema(fields)),
    help: check('help.yaml', helpSchema(fields)),
    pages: check('pages.yaml', pagesSchema(fields)),
    vip: check('vip.yaml', vipSchema(fields)),
    rewards: check('rewards.yaml', rewardsSchema(fields)),
    mall: check('mall.yaml', mallSchema(fields)),
    missions: check('missions.yaml', missionsSchema(fields)),
    paymentChannels: check('payment-channels.yaml', paymentChannelsSchema(fields)),
    vendors: check('vendors.yaml', vendorsSchema(fields)),
    games: check('games.yaml', gamesSchema(fields)),
    lotteries: check('lottery/lotteries.yaml', lotteriesSchema(fields)),
    lotteryOdds: check('lottery/odds.yaml', lotteryOddsSchema(fields)),
    lotteryNames: check('lottery/names.yaml', lotteryNamesSchema(fields)),
    hotMatches: check('hot-matches.yaml', hotMatchesSchema(fields)),
    liveModels: check('live-models.yaml', liveModelsSchema(fields)),
    redirects: check('redirects.yaml', redirectsSchema),
    m_home: check('banners/m_home.yaml', bannersSchema(fields)),
    m_adver: check('banners/m_adver.yaml', bannersSchema(fields)),
    m_event: check('banners/m_event.yaml', bannersSchema(fields)),
    m_reg: check('banners/m_reg.yaml', bannersSchema(fields)),
  } satisfies Record<string, CheckedFile<unknown>>;
}

/** Reports files that no schema reads, since such a name is usually misspelt. */
export function strayFiles(folder: string, files: SiteFiles): readonly SiteMistake[] {
  const known = new Set(Object.values(files).map((file) => file.name));
  const names = [
    ...yamlNames(folder),
    ...['banners', 'lottery'].flatMap((inner) =>
      yamlNames(join(folder, inner)).map((name) => `${inner}/${name}`),
    ),
  ];
  const groups = bannerGroups.join(', ');
  return names
    .filter((name) => !known.has(name))
    .map((file) => ({
      file,
      line: 1,
      sentence: file.startsWith('banners/')
        ? `Expected a file named after a banner group (${groups}).`
        : 'Expected no file of this name in the site folder.',
    }));
}

function yamlNames(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => /\.ya?ml$/u.test(name));
}
