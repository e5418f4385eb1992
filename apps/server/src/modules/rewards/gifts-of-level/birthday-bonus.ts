import { boundsOfDay, dayAt } from '#kit/time/day-range.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { lockMembers } from '#modules/accounts/member-lock.store.ts';
import { openBirthdays } from '@pavilion/domain/reward/birthday';
import { listBirthdays, readBirthdays } from './birthday-bonus.store.ts';
import { giveGifts, pageSize, type GiftDeps } from './give-gifts.ts';

/** For how long a birthday stands in the profile before it is given for. */
const profileMs = 30 * dayMs;

/** The birthdays of these days, and the year of each, which is the key of its gift. */
function birthdaysOf({ clock, site, currency }: GiftDeps) {
  const { timeZone } = site.brand;
  const now = clock();
  const open = openBirthdays(dayAt(now, timeZone)).map(({ monthDay, day, lastDay }) => ({
    monthDay,
    key: day.slice(0, 4),
    expiresAt: boundsOfDay(lastDay, timeZone).until,
  }));
  const levels = site.vip.levels.flatMap(({ benefits }, level) =>
    benefits.birthdayBonus > 0n ? [level] : [],
  );
  const highest = site.vip.levels.length - 1;
  const since = new Date(now.getTime() - profileMs);
  return { open, wanted: { birthdays: open, levels, highest, currency: currency.code, since } };
}

/** Gives to members of a page who are still due once they are locked. */
async function givePage(deps: GiftDeps, memberIds: readonly bigint[]): Promise<void> {
  const { levels } = deps.site.vip;
  await deps.db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, memberIds);
    const { open, wanted } = birthdaysOf(deps);
    const members = await readBirthdays(transaction, wanted, memberIds);
    const gifts = members.flatMap(({ memberId, level, monthDay }) => {
      const birthday = open.find((one) => one.monthDay === monthDay);
      const amount = levels[level]?.benefits.birthdayBonus;
      if (!birthday || amount === undefined) return [];
      const { key, expiresAt } = birthday;
      return [{ memberId, key, amount, expiresAt }];
    });
    await giveGifts(deps, transaction, 'birthday', gifts);
  });
}

/**
 * A job: gives the bonus of the present level to members on their birthday and the six days after,
 * once a calendar year. It can be claimed until the end of these days.
 */
export async function giveBirthdayBonuses(deps: GiftDeps, signal?: AbortSignal): Promise<void> {
  const { wanted } = birthdaysOf(deps);
  let memberIds: bigint[] = [];
  do {
    const page = { after: memberIds.at(-1) ?? 0n, limit: pageSize };
    memberIds = await listBirthdays(deps.db, wanted, page);
    if (memberIds.length > 0) await givePage(deps, memberIds);
  } while (memberIds.length === pageSize && !signal?.aborted);
}
