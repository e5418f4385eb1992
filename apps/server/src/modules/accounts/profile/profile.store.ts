import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { ProfileField, ProfileValues } from '@pavilion/domain/member/profile-fields';

/** The table and column of each detail: the nickname is in `member`, the rest in the profile. */
const columns = {
  realName: 'real_name',
  idNumber: 'id_number',
  qqNum: 'qq_num',
  facebook: 'facebook',
  wechat: 'wechat',
  line: 'line',
  whatsapp: 'whatsapp',
  zalo: 'zalo',
} as const satisfies Record<Exclude<ProfileField, 'nickname'>, string>;

type Columns = Record<(typeof columns)[keyof typeof columns], string>;

const shown = Object.entries(columns) as [
  keyof typeof columns,
  (typeof columns)[keyof typeof columns],
][];

/** What the member entered at registration or later; an empty text for what is missing. */
export async function findDetails(
  db: Database | DatabaseTransaction,
  memberId: bigint,
  box: SecretBox,
): Promise<{ birthday: string | null; values: ProfileValues }> {
  const member = await db
    .selectFrom('member')
    .select(['nickname', 'birthday'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const profile = await db
    .selectFrom('member_profile')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const details: ProfileValues = Object.fromEntries(
    shown.map(([name, column]) => [name, profile?.[column] ?? '']),
  );
  const idNumber = box.openText(profile?.id_number ?? '');
  const values: ProfileValues = { ...details, idNumber, nickname: member.nickname };
  return { birthday: member.birthday, values };
}

/** The columns of values, empty where there is none; the id number is not encrypted yet. */
function columnsOf(values: ProfileValues): Columns {
  return Object.fromEntries(shown.map(([name, column]) => [column, values[name] ?? ''])) as Columns;
}

/** Writes some columns, in a profile that is empty but for them where the member has none yet. */
async function writeColumns(
  transaction: DatabaseTransaction,
  memberId: bigint,
  details: Partial<Columns>,
): Promise<void> {
  await transaction
    .insertInto('member_profile')
    .values({
      member_id: memberId,
      ...columnsOf({}),
      ...details,
      payee_name: '',
      recommender_id: '',
      register_method: 'H5',
    })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(details))
    .execute();
}

/** Writes all values, not only the changed ones. */
export async function writeDetails(
  transaction: DatabaseTransaction,
  memberId: bigint,
  values: ProfileValues,
  box: SecretBox,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ nickname: values.nickname ?? '' })
    .where('id', '=', memberId)
    .execute();
  const details = columnsOf(values);
  details.id_number = box.encryptText(details.id_number);
  await writeColumns(transaction, memberId, details);
}

/** Writes the name and number of a document in place of those that the member has given. */
export async function writeNameAndNumber(
  transaction: DatabaseTransaction,
  memberId: bigint,
  { name, number }: { name: string; number: string },
  box: Pick<SecretBox, 'encryptText'>,
): Promise<void> {
  const details = { real_name: name, id_number: box.encryptText(number) };
  await writeColumns(transaction, memberId, details);
}
