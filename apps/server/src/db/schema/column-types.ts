export type ColumnType = {
  /** In TypeScript, without the `null` of a column that may be empty. */
  type?: string;
  /** The module that exports the type. */
  from?: string;
  /** Printed above the column. */
  note?: string;
};

const localText = { type: 'LocalText', from: '@pavilion/domain/site/local-text' };
const prizes = { type: 'Prizes', from: '@pavilion/domain/lottery/play' };
const writtenText = { type: 'WrittenText', from: '@pavilion/domain/site/local-text' };

/** What the printed `tables.ts` adds to the column types of the database. */
export const columnTypes: Readonly<Record<string, ColumnType>> = {
  'account.play_owed': { note: 'What must be played before a withdrawal.' },
  'affiliate_code.domain': { note: 'In lower case.' },
  'affiliate_code.rates': { type: 'GivenRates', from: '@pavilion/domain/agent/given-rates' },
  'bank_card.account_number': { note: 'Encrypted; `account_masked` is what may be shown.' },
  'bonus.title': { ...localText, note: 'Null where it was granted before titles were kept.' },
  'encryption_key.day': { note: 'Whole days since 1970.' },
  'inbox_message.content': writtenText,
  'inbox_message.title': writtenText,
  'inbox_message.sealed': { note: 'Encrypted; null for most letters.' },
  'lottery_entry.prizes': prizes,
  'lottery_entry.second_prizes': prizes,
  'lottery_reading.prizes': prizes,
  'lottery_result.prizes': prizes,
  'lottery_seed.sealed': { note: 'Encrypted.' },
  'mall_code.code': { note: 'Encrypted.' },
  'mall_order.address': { note: 'Encrypted; null for what is not sent, and once it was erased.' },
  'mall_order.title': localText,
  'member.email': { note: 'In lower case.' },
  'member.has_password': { note: 'False where the hash is of a drawn word that nobody knows.' },
  'member.language': { type: 'Language', from: '@pavilion/domain/site/language' },
  'member.mobile_num': {
    note: 'In the international form; only numbers that an SMS code has proved.',
  },
  'member_address.details': { note: 'Encrypted.' },
  'member_profile.id_number': { note: 'Encrypted.' },
  'promotion_entry_change.state': { type: "PromotionEntryTable['state']" },
  'reward.title': localText,
  'reward_gift.title': localText,
  'system_status.maintenance_info': localText,
  'system_status.region_info': localText,
};
