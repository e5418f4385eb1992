import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers, SessionContext } from '#http/handlers.ts';
import type { LimitDependencies } from '#http/limits/count-use.ts';
import type { Clock } from '#kit/clock.ts';
import type { Subscriptions } from '#kit/events.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { Pictures } from '#modules/pictures/pictures.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Language } from '@pavilion/domain/site/language';
import { createDetailMarks, type PayeeAccountsOf } from './detail-marks.ts';
import { eraseMember } from './erasure.store.ts';
import { createExcludedPeople } from './excluded-people.ts';
import { findMember, replacePicture } from './member.store.ts';
import { createProfileBox } from './profile-box.ts';
import { openProfilePicture, setProfilePicture } from './profile/profile-picture.ts';
import { profileDetails, updateProfile, type ProfileRules } from './profile/update-profile.ts';

export type AccountsDependencies = LimitDependencies & {
  db: Database;
  clock: Clock;
  pictures: Pictures;
  policy: ProfileRules;
  /** The name of a VIP level in a language. */
  vipLabel: (level: number, language: Language) => string;
  /** Id numbers are stored encrypted under it. */
  keysSecret: string;
  payeeAccountsOf: PayeeAccountsOf;
};

/** Members and their profiles. */
export function createAccounts(given: AccountsDependencies) {
  const profileBox = createProfileBox(given.keysSecret);
  const excludedPeople = createExcludedPeople(given);
  const deps = { ...given, profileBox, excludedPeople };

  async function memberInfo({ caller, language }: SessionContext) {
    const member = await findMember(given.db, caller.memberId);
    if (!member) throw new ApiError('member.not.found');
    return {
      id: member.id.toString(),
      account: member.username,
      nickname: member.nickname,
      type: member.member_type,
      clubLabel: { labelName: given.vipLabel(member.vip_level, language) },
      registeredAt: member.registered_at.toISOString(),
      pictureId: member.picture_id,
      upline: member.upline,
      ...(await profileDetails(deps, member.id)),
    };
  }

  const handlers: Handlers<PlayerEndpoints['accounts']> = {
    getMemberInfo: (_, context) => memberInfo(context),
    updateMemberInfo: async (input, { caller }) => {
      await updateProfile(deps, caller.memberId, input);
      return {};
    },
    getProfilePicture: (_, { caller }) => openProfilePicture(deps, caller.memberId),
    setProfilePicture: async ({ pictures }, { caller }) => ({
      pictureId: await setProfilePicture(deps, caller.memberId, pictures),
    }),
  };
  const on: Subscriptions<ModuleEvents> = {
    accountClosed: async ({ transaction, memberId }) => {
      const pictureId = await replacePicture(transaction, memberId, null);
      if (pictureId !== null) await given.pictures.release(transaction, memberId, pictureId);
    },
    memberErased: ({ transaction, memberId }) => eraseMember(transaction, memberId),
  };
  const detailMarks = createDetailMarks(given.keysSecret, given.payeeAccountsOf);
  return { handlers, profileBox, excludedPeople, detailMarks, on };
}
