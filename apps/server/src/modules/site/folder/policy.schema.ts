import * as v from 'valibot';
import { positiveNumber, yesNo } from './fields.ts';
import type { Fields } from './site-fields.ts';

const memberKind = v.strictObject({
  trial: yesNo,
  agent: yesNo,
  contracts: yesNo,
  depositor: yesNo,
});

/** The registration fields whose presence the operator decides. */
const registrationFields = [
  'mobileNum',
  'verificationCode',
  'username',
  'password',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'recommenderId',
  'birthday',
  'affiliateCode',
  'captcha',
] as const;

type RegistrationField = (typeof registrationFields)[number];

const fieldRule = v.pipe(
  v.strictObject({ enabled: yesNo, required: yesNo }),
  v.check((rule) => rule.enabled || !rule.required, 'a field that is enabled when it is required'),
);

const lengths = v.pipe(
  v.strictObject({ minimumLength: positiveNumber, maximumLength: positiveNumber }),
  v.check(
    (rule) => rule.maximumLength >= rule.minimumLength,
    'a maximumLength that is not below minimumLength',
  ),
);

export const policySchema = ({ money }: Fields) =>
  v.strictObject({
    memberTypes: v.strictObject({
      /** What an account of each type may be and do, by type number. */
      kinds: v.record(
        v.pipe(v.string(), v.regex(/^\d{1,3}$/u, 'a type number')),
        memberKind,
        'type numbers, each with its rights',
      ),
      /** Kind of every type that the table does not list. */
      otherwise: memberKind,
    }),
    registrationFields: v.strictObject(
      Object.fromEntries(registrationFields.map((name) => [name, fieldRule])) as Record<
        RegistrationField,
        typeof fieldRule
      >,
    ),
    password: v.pipe(
      lengths,
      v.check((rule) => rule.minimumLength >= 8, 'a minimumLength of 8 or more'),
    ),
    mobileNumber: lengths,
    payments: v.strictObject({
      deposit: v.strictObject({ minimum: money, maximum: money, dailyMaximum: money }),
      withdraw: v.strictObject({
        minimum: money,
        maximum: money,
        dailyMaximum: money,
        timesPerDay: positiveNumber,
      }),
      downlineTransfer: v.strictObject({ minimum: money, maximum: money }),
    }),
    trial: v.strictObject({ startingBalance: money, hours: positiveNumber }),
  });
