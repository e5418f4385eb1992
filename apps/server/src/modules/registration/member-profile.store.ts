import type { DatabaseTransaction } from '#db/database.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { RegistrationValues } from '@pavilion/domain/registration/registration-fields';

export type RegisterMethod = 'H5' | 'APP' | 'PWA' | 'WEBCLIP';

/** Stores the values of a form, checked and with empty texts for fields that were not asked for. */
export async function insertProfile(
  transaction: DatabaseTransaction,
  memberId: bigint,
  values: RegistrationValues,
  registerMethod: RegisterMethod,
  box: SecretBox,
): Promise<void> {
  await transaction
    .insertInto('member_profile')
    .values({
      member_id: memberId,
      real_name: values.realName,
      payee_name: values.payeeName,
      id_number: box.encryptText(values.idNumber),
      qq_num: values.qqNum,
      facebook: values.facebook,
      wechat: values.wechat,
      line: values.line,
      whatsapp: values.whatsapp,
      zalo: values.zalo,
      recommender_id: values.recommenderId,
      register_method: registerMethod,
    })
    .execute();
}
