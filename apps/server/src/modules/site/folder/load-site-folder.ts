import { crossCheck } from './cross-check.ts';
import { checkSiteFiles, strayFiles } from './site-files.ts';
import type { SiteFiles } from './site-files.ts';
import { SiteFolderError } from './site-folder-error.ts';
import type { Site, Vendor, VendorRow } from './site.ts';
import { readYamlFile } from './yaml-file.ts';

/**
 * Reads and checks the folder that an operator edits. Relative dates count from `now` at the
 * site's time zone. Throws a SiteFolderError that lists every mistake with file and line. Tests of
 * many folders replace `readFile`, so that a file that they share is parsed once.
 */
export function loadSiteFolder(
  folder: string,
  now: Date = new Date(),
  readFile = readYamlFile,
): Site {
  const files = checkSiteFiles(folder, now, readFile);
  const mistakes = [
    ...Object.values(files).flatMap((file) => file.mistakes),
    ...strayFiles(folder, files),
    ...crossCheck(files, now),
  ];
  if (mistakes.length > 0) throw new SiteFolderError(folder, mistakes);
  return deepFreeze(siteOf(valuesOf(files)));
}

type SiteValues = { [Name in keyof SiteFiles]: NonNullable<SiteFiles[Name]['value']> };

/** Only called when no file has a mistake, so every value is present. */
function valuesOf(files: SiteFiles): SiteValues {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, file.value]),
  ) as SiteValues;
}

/** The cross-check leaves only vendors that open the lottery without a connection. */
function isOfGames(vendor: VendorRow): vendor is Vendor {
  return vendor.connection !== undefined && vendor.connectionProvider !== undefined;
}

function vendorsByKind(rows: readonly VendorRow[]): Pick<Site, 'vendors' | 'lotteryVendors'> {
  return {
    vendors: rows.filter(isOfGames),
    lotteryVendors: rows.filter((vendor) => !isOfGames(vendor)),
  };
}

function siteOf(values: SiteValues): Site {
  const { flags, policy, promotions, paymentChannels, vendors } = values;
  return {
    brand: values.brand,
    languages: values.languages.languages,
    flags: flags.whitelabel,
    mobileTemplate: flags.mobileTemplate,
    encryption: flags.encryption,
    features: flags.features,
    status: values.status,
    policy,
    memberTypes: policy.memberTypes,
    agents: values.agents,
    protection: values.protection,
    links: values.links.resources,
    video: values.links.video,
    customerService: values.customerService.channels,
    banners: {
      m_home: values.m_home.banners,
      m_adver: values.m_adver.banners,
      m_event: values.m_event.banners,
      m_reg: values.m_reg.banners,
    },
    announcements: values.announcements.announcements,
    promotionCategories: promotions.categories,
    promotions: promotions.promotions,
    help: values.help.sections,
    pages: values.pages.pages,
    vip: values.vip,
    rewards: values.rewards,
    mall: values.mall,
    missions: values.missions,
    paymentChannels: paymentChannels.deposit,
    depositBanks: paymentChannels.depositBanks,
    withdrawBanks: paymentChannels.withdrawBanks,
    ...vendorsByKind(vendors.vendors),
    gameCategories: vendors.categories,
    games: values.games.games,
    lotteries: values.lotteries,
    lotteryOdds: values.lotteryOdds,
    lotteryNames: values.lotteryNames.families,
    teams: values.hotMatches.teams,
    hotMatches: values.hotMatches.matches,
    liveModels: values.liveModels.models,
    redirects: values.redirects.redirects,
  };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
