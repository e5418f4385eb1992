import type { DatabaseTransaction } from '#db/database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import type { Site } from '#modules/site/site.ts';
import type { Language } from '@pavilion/domain/site/language';
import { inEach, inLanguage, type LocalText } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { textIn } from '@pavilion/messages/text-in';
import type { RewardsDeps } from '../rewards-deps.ts';

type Vip = Site['vip'];

/** The name of a level in a language; its number where the site no longer has it. */
export function levelLabel({ levels }: Pick<Vip, 'levels'>, level: number, language: Language) {
  const label = levels[level]?.label;
  return label === undefined ? level.toString() : inLanguage(label, language);
}

/** The title of the bonus for reaching a level, in every language. */
export function levelUpTitle(vip: Vip, level: number): LocalText {
  return inEach((language) =>
    textIn(language, 'reward.title.vipUp', { level: levelLabel(vip, level, language) }),
  );
}

type LetterDeps = Pick<RewardsDeps, 'writeInboxMessages' | 'site'>;

/** Tells a member that a level was reached, and whether a bonus came with it. */
export async function writeRisenLetter(
  { writeInboxMessages, site }: LetterDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  { level, hasBonus }: { level: number; hasBonus: boolean },
): Promise<void> {
  const content = hasBonus ? 'vip.letter.up.bonus' : 'vip.letter.up';
  const textOf = (key: 'vip.letter.up.title' | typeof content) =>
    inEach((language) => textIn(language, key, { level: levelLabel(site.vip, level, language) }));
  await writeInboxMessages(transaction, [memberId], {
    title: textOf('vip.letter.up.title'),
    content: textOf(content),
    requestKey: `vip-up:${level}`,
    operator: null,
  });
}

/** What is missing to keep a level until a day, in minor units; zero for nothing. */
export type Missing = { deposits: bigint; turnover: bigint };

/** Warns a member that a level is lost on the day `keptUntil` unless what is missing comes together before. */
export async function writeKeepLetter(
  { writeInboxMessages, site, currency }: LetterDeps & Pick<RewardsDeps, 'currency'>,
  transaction: DatabaseTransaction,
  memberId: bigint,
  { level, keptUntil, missing }: { level: number; keptUntil: string; missing: Missing },
): Promise<void> {
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const valuesIn = (language: Language) => ({
    level: levelLabel(site.vip, level, language),
    day: dayAfter(keptUntil, -1),
    deposits: money(missing.deposits),
    turnover: money(missing.turnover),
  });
  const contentKey = contentOf(missing);
  await writeInboxMessages(transaction, [memberId], {
    title: inEach((language) => textIn(language, 'vip.letter.keep.title', valuesIn(language))),
    content: inEach((language) => textIn(language, contentKey, valuesIn(language))),
    requestKey: `vip-keep:${keptUntil}`,
    operator: null,
  });
}

function contentOf({ deposits, turnover }: Missing) {
  if (turnover === 0n) return 'vip.letter.keep.deposits';
  return deposits === 0n ? 'vip.letter.keep.turnover' : 'vip.letter.keep.both';
}
