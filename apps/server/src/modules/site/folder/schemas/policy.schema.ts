import * as v from 'valibot';
import { emailRules, type EmailRule } from '@pavilion/domain/member/email-address';
import { whoMayLogIn } from '@pavilion/domain/member/login-refusal';
import { passwordParts } from '@pavilion/domain/password/password-rule';
import {
  registrationFieldNames,
  type RegistrationField,
} from '@pavilion/domain/registration/registration-fields';
import { newLocationRules } from '@pavilion/domain/session/new-location';
import {
  byCategory,
  contribution,
  dialingCode,
  list,
  positiveNumber,
  rate,
  times,
  wholeNumber,
  yesNo,
} from './fields.ts';
import type { Fields } from './site-fields.ts';

const memberKind = v.strictObject({
  trial: yesNo,
  agent: yesNo,
  contracts: yesNo,
  depositor: yesNo,
});

const emailRuleNames = Object.keys(emailRules) as EmailRule[];

const fieldNames = registrationFieldNames.filter((name) => name !== 'confirmPassword');

function isPattern(text: string): boolean {
  try {
    new RegExp(`^(?:${text})$`, 'u').test('');
    return true;
  } catch {
    return false;
  }
}

/** Limits that are absent are those of the domain's table. */
const fieldRule = v.pipe(
  v.strictObject({
    enabled: yesNo,
    required: yesNo,
    pattern: v.optional(v.pipe(v.string(), v.check(isPattern, 'a regular expression'))),
    minimumLength: v.optional(positiveNumber),
    maximumLength: v.optional(positiveNumber),
  }),
  v.check((rule) => rule.enabled || !rule.required, 'a field that is enabled when it is required'),
);

const bounds = { minimumLength: positiveNumber, maximumLength: positiveNumber };
const notBelow = v.check(
  (rule: { minimumLength: number; maximumLength: number }) =>
    rule.maximumLength >= rule.minimumLength,
  'a maximumLength that is not below minimumLength',
);
const lengths = v.pipe(v.strictObject(bounds), notBelow);
const part = v.picklist(passwordParts, `one of ${passwordParts.join(', ')}`);

/** The highest difficulty; more would keep a phone busy for half a minute. */
const mostProofBits = 22;
const ofProof = `a whole number from 0 to ${mostProofBits}`;
const proofBits = v.pipe(
  v.number(ofProof),
  v.integer(ofProof),
  v.minValue(0, ofProof),
  v.maxValue(mostProofBits, ofProof),
);

const verificationCode = v.strictObject({
  validMinutes: positiveNumber,
  pauseSeconds: positiveNumber,
  tries: positiveNumber,
  perNumberPerDay: positiveNumber,
  perDevicePerDay: positiveNumber,
  perNetworkPerDay: positiveNumber,
  perNetworkPerHour: positiveNumber,
  perPrefixPerHour: positiveNumber,
  perSitePerHour: positiveNumber,
  withoutCaptcha: positiveNumber,
  /** Countries that codes are sent to; when absent, only the site's own. */
  dialingCodes: v.optional(v.pipe(list(dialingCode), v.minLength(1, 'at least one dialing code'))),
});

const feedback = v.pipe(
  v.strictObject({
    fewestWords: positiveNumber,
    mostWords: positiveNumber,
    perDay: positiveNumber,
  }),
  v.check((rule) => rule.mostWords >= rule.fewestWords, 'mostWords not below fewestWords'),
);

/** Points for each other account that shares something, so many at most. */
const perNeighbour = v.strictObject({ each: wholeNumber, most: wholeNumber });

const abuse = v.pipe(
  v.strictObject({
    heldFrom: positiveNumber,
    reviewFrom: positiveNumber,
    holdHours: positiveNumber,
    /** How old an account without a proved contact and a first deposit must be; 0 for any age. */
    waitHours: wholeNumber,
    /** So many accounts opened at an address in a day let it claim without a captcha. */
    accountsWithoutCaptcha: positiveNumber,
    points: v.strictObject({
      firstDay: wholeNumber,
      firstWeek: wholeNumber,
      noContact: wholeNumber,
      noDeposit: wholeNumber,
      noPlay: wholeNumber,
      throwAwayMail: wholeNumber,
      device: perNeighbour,
      address: perNeighbour,
      speed: v.strictObject({ points: wholeNumber, seconds: positiveNumber }),
      hours: v.strictObject({ points: wholeNumber, hours: positiveNumber }),
    }),
  }),
  v.check((rule) => rule.reviewFrom >= rule.heldFrom, 'a reviewFrom that is not below heldFrom'),
  v.check(
    ({ heldFrom, points: { device, address } }) => device.most + address.most < heldFrom,
    'less than heldFrom for sharing devices and addresses, as households do',
  ),
);

export const policySchema = ({ money }: Fields) =>
  v.strictObject({
    memberTypes: v.strictObject({
      /** What accounts of each type may do, by type number. */
      kinds: v.record(
        v.pipe(v.string(), v.regex(/^\d{1,3}$/u, 'a type number')),
        memberKind,
        'type numbers, each with its rights',
      ),
      /** Kind of every type that the table does not list. */
      otherwise: memberKind,
    }),
    /** The fields that the registration form shows; user name and password are always shown. */
    registrationFields: v.strictObject({
      ...(Object.fromEntries(fieldNames.map((name) => [name, fieldRule])) as Record<
        Exclude<RegistrationField, 'confirmPassword'>,
        typeof fieldRule
      >),
      captcha: fieldRule,
    }),
    register: v.strictObject({
      emailRule: v.picklist(emailRuleNames, `one of ${emailRuleNames.join(', ')}`),
    }),
    password: v.pipe(
      v.strictObject({ ...bounds, contains: v.optional(v.array(part)) }),
      notBelow,
      v.check((rule) => rule.minimumLength >= 8, 'a minimumLength of 8 or more'),
    ),
    login: v.strictObject({
      who: v.picklist(whoMayLogIn, `one of ${whoMayLogIn.join(', ')}`),
      newLocation: v.picklist(newLocationRules, `one of ${newLocationRules.join(', ')}`),
      /** Id of the promotion that guests are shown when they log in. */
      offer: v.optional(v.string()),
    }),
    captcha: v.strictObject({ proofBits }),
    mobileNumber: lengths,
    verificationCode,
    payments: v.strictObject({
      deposit: v.strictObject({ minimum: money, maximum: money, dailyMaximum: money }),
      withdraw: v.strictObject({
        minimum: money,
        maximum: money,
        /** The most that any VIP level allows in a day. */
        ceiling: money,
        /** How often deposits must be staked in ended rounds before a withdrawal; 0 for never. */
        playThrough: times,
      }),
      downlineTransfer: v.strictObject({ minimum: money, maximum: money }),
    }),
    bonus: v.strictObject({
      /** The money that a bet takes first while a bonus is active. */
      takesFirst: v.picklist(['cash', 'bonus'], 'cash or bonus'),
      largestGrant: money,
      /** The most that any reward is wagered, as a multiple of its amount. */
      largestWagering: positiveNumber,
      /** The most that becomes cash, as a multiple of the bonus. */
      largestConversionTimes: positiveNumber,
      /** False where a licence forbids that a bonus blocks withdrawals of cash. */
      mayBlockWithdrawal: yesNo,
      /** Rewards that must be wagered. */
      rewards: v.strictObject({ contribution, days: positiveNumber }),
    }),
    reward: v.strictObject({
      /** The most that an operator gives without a second one. */
      aloneUpTo: money,
      /** The same of points. */
      pointsAloneUpTo: positiveNumber,
    }),
    /** How accounts are judged that are given rewards before they deposit or play. */
    abuse,
    /** The share of valid bets that the site gives back at most, by game category. */
    giveBack: byCategory(rate),
    messages: v.strictObject({
      /** Whether members and the one who invited them may write to each other. */
      toUpline: yesNo,
      perHour: positiveNumber,
    }),
    feedback,
    trial: v.strictObject({ startingBalance: money, hours: positiveNumber }),
  });
