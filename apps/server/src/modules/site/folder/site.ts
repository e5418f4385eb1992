import type { GenericSchema, InferOutput } from 'valibot';
import type { agentsSchema } from './schemas/agents.schema.ts';
import type { announcementsSchema } from './schemas/announcements.schema.ts';
import type { BannerGroup, bannersSchema } from './schemas/banners.schema.ts';
import type { brandSchema } from './schemas/brand.schema.ts';
import type { customerServiceSchema } from './schemas/customer-service.schema.ts';
import type { flagsSchema } from './schemas/flags.schema.ts';
import type { gamesSchema } from './schemas/games.schema.ts';
import type { helpSchema } from './schemas/help.schema.ts';
import type { hotMatchesSchema } from './schemas/hot-matches.schema.ts';
import type { languagesSchema } from './schemas/languages.schema.ts';
import type { linksSchema, redirectsSchema } from './schemas/links.schema.ts';
import type { liveModelsSchema } from './schemas/live-models.schema.ts';
import type { lotteriesSchema, lotteryNamesSchema } from './schemas/lotteries.schema.ts';
import type { lotteryOddsSchema } from './schemas/lottery-odds.schema.ts';
import type { pagesSchema } from './schemas/pages.schema.ts';
import type { paymentChannelsSchema } from './schemas/payment-channels.schema.ts';
import type { policySchema } from './schemas/policy.schema.ts';
import type { promotionsSchema } from './schemas/promotions.schema.ts';
import type { protectionSchema } from './schemas/protection.schema.ts';
import type { mallSchema } from './schemas/rewards/mall.schema.ts';
import type { missionsSchema } from './schemas/rewards/missions.schema.ts';
import type { rewardsSchema } from './schemas/rewards/rewards.schema.ts';
import type { vipSchema } from './schemas/rewards/vip.schema.ts';
import type { statusSchema } from './schemas/status.schema.ts';
import type { vendorsSchema } from './schemas/vendors.schema.ts';

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** The type of a site file's checked value, from its schema or from the function that builds it. */
type Checked<Source> = Source extends GenericSchema
  ? Frozen<InferOutput<Source>>
  : Source extends (...fields: never[]) => infer Schema
    ? Schema extends GenericSchema
      ? Frozen<InferOutput<Schema>>
      : never
    : never;

export type Brand = Checked<typeof brandSchema>;
export type Language = Checked<typeof languagesSchema>['languages'][number];
export type Flags = Checked<typeof flagsSchema>;
export type SiteStatus = Checked<typeof statusSchema>;
export type Policy = Checked<typeof policySchema>;
export type AgentRules = Checked<typeof agentsSchema>;
export type ProtectionPolicy = Checked<typeof protectionSchema>;
export type MemberTypeTable = Policy['memberTypes'];
export type ResourceLink = Checked<typeof linksSchema>['resources'][number];
export type CustomerServiceChannel = Checked<typeof customerServiceSchema>['channels'][number];
export type Banner = Checked<typeof bannersSchema>['banners'][number];
export type SiteAnnouncement = Checked<typeof announcementsSchema>['announcements'][number];
export type PromotionCategory = Checked<typeof promotionsSchema>['categories'][number];
export type SitePromotion = Checked<typeof promotionsSchema>['promotions'][number];
export type HelpSection = Checked<typeof helpSchema>['sections'][number];
export type SitePage = Checked<typeof pagesSchema>['pages'][number];
export type Vip = Checked<typeof vipSchema>;
export type RewardRules = Checked<typeof rewardsSchema>;
export type Mall = Checked<typeof mallSchema>;
export type MallItem = Mall['items'][number];
export type Missions = Checked<typeof missionsSchema>;
export type Mission = Missions['missions'][number];
export type PaymentChannel = Checked<typeof paymentChannelsSchema>['deposit'][number];
export type DepositBank = Checked<typeof paymentChannelsSchema>['depositBanks'][number];
export type WithdrawBank = Checked<typeof paymentChannelsSchema>['withdrawBanks'][number];
/** A row of vendors.yaml: a provider of games, or lotteries of the site. */
export type VendorRow = Checked<typeof vendorsSchema>['vendors'][number];
/** A provider of games, which are at its connection. */
export type Vendor = Omit<VendorRow, 'connection' | 'connectionProvider'> & {
  readonly connection: NonNullable<VendorRow['connection']>;
  readonly connectionProvider: string;
};
export type GameCategory = Checked<typeof vendorsSchema>['categories'][number];
export type SiteGame = Checked<typeof gamesSchema>['games'][number];
export type LotteryRules = Checked<typeof lotteriesSchema>;
export type LotteryRow = LotteryRules['lotteries'][number];
export type LotteryOdds = Checked<typeof lotteryOddsSchema>;
export type LotteryNames = Checked<typeof lotteryNamesSchema>['families'];
export type Team = Checked<typeof hotMatchesSchema>['teams'][number];
export type HotMatchTemplate = Checked<typeof hotMatchesSchema>['matches'][number];
export type LiveModel = Checked<typeof liveModelsSchema>['models'][number];
export type Redirect = Checked<typeof redirectsSchema>['redirects'][number];

/**
 * Everything an operator configures, checked and frozen. Amounts are integer minor units of
 * `brand.currency`; dates are `YYYY-MM-DD` at the site; pictures are logical names of the
 * picture manifest; HTML is already sanitised.
 */
export type Site = {
  readonly brand: Brand;
  readonly languages: readonly Language[];
  readonly flags: Flags['whitelabel'];
  readonly mobileTemplate: Flags['mobileTemplate'];
  readonly encryption: Flags['encryption'];
  readonly features: Flags['features'];
  readonly status: SiteStatus;
  readonly policy: Policy;
  readonly memberTypes: MemberTypeTable;
  readonly agents: AgentRules;
  readonly protection: ProtectionPolicy;
  readonly links: readonly ResourceLink[];
  /** Address of the video on the home screen, null for none. */
  readonly video: string | null;
  readonly customerService: readonly CustomerServiceChannel[];
  readonly banners: Readonly<Record<BannerGroup, readonly Banner[]>>;
  readonly announcements: readonly SiteAnnouncement[];
  readonly promotionCategories: readonly PromotionCategory[];
  readonly promotions: readonly SitePromotion[];
  readonly help: readonly HelpSection[];
  /** Privacy notice, terms, responsible gaming. */
  readonly pages: readonly SitePage[];
  readonly vip: Vip;
  readonly rewards: RewardRules;
  readonly mall: Mall;
  readonly missions: Missions;
  readonly paymentChannels: readonly PaymentChannel[];
  readonly depositBanks: readonly DepositBank[];
  readonly withdrawBanks: readonly WithdrawBank[];
  /** The providers of games. */
  readonly vendors: readonly Vendor[];
  /** Those of vendors.yaml that open the lotteries of the site; nothing is behind a connection. */
  readonly lotteryVendors: readonly VendorRow[];
  /** The game-entry menu: categories in server order, each with its vendors in order. */
  readonly gameCategories: readonly GameCategory[];
  readonly games: readonly SiteGame[];
  /** Its lotteries with their draws, limits and places. */
  readonly lotteries: LotteryRules;
  /** Odds of the site where they are not those of the rules, and up to what bets are taken. */
  readonly lotteryOdds: LotteryOdds;
  readonly lotteryNames: LotteryNames;
  readonly teams: readonly Team[];
  readonly hotMatches: readonly HotMatchTemplate[];
  readonly liveModels: readonly LiveModel[];
  readonly redirects: readonly Redirect[];
};
