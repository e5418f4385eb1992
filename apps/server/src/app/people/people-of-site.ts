import { minuteMs } from '#kit/time/milliseconds.ts';
import type { CodePurpose } from '#modules/credentials/sms-codes.ts';
import type { NumberRule } from '#modules/notifications/textable-number.ts';
import type { Site } from '#modules/site/site.ts';
import { emailRules } from '@pavilion/domain/member/email-address';
import {
  fieldRuleOf,
  registrationFieldNames,
  type FieldRule,
  type RegistrationField,
} from '@pavilion/domain/registration/registration-fields';
import { signInProviders, type SignInProvider } from '@pavilion/domain/session/sign-in-provider';
import type { Language } from '@pavilion/domain/site/language';
import type { PeopleDependencies } from './people.ts';

const lifetimes = { idleMs: 60 * minuteMs, absoluteMs: 24 * 60 * minuteMs };

function fieldsOfSite({ policy }: Site): Record<RegistrationField, FieldRule> {
  const always = { enabled: true, required: true };
  const { email } = policy.registrationFields;
  const pattern = emailRules[policy.register.emailRule];
  const choices = {
    ...policy.registrationFields,
    email: { pattern, ...email },
    confirmPassword: always,
  };
  return Object.fromEntries(
    registrationFieldNames.map((name) => [name, fieldRuleOf(name, choices[name])]),
  ) as Record<RegistrationField, FieldRule>;
}

/** Registration by number is open only where SMS codes can prove the number. */
function registrationPolicy(site: Site): PeopleDependencies['policy'] {
  const { flags, policy, brand, protection } = site;
  return {
    methods: {
      username: flags.USERNAMEREG3,
      mobileNum: flags.MOBILENUMREG3 && flags.REGMOBVERF3,
    },
    fields: fieldsOfSite(site),
    mobilePassword: flags.MOBILENUMPASSREG3,
    captcha: policy.registrationFields.captcha.enabled,
    minimumAge: protection.minimumAge,
    siteName: brand.name,
    password: policy.password,
    mobileNumber: policy.mobileNumber,
  };
}

function vipLabels(site: Site) {
  const levels = new Map(site.vip.levels.map((level) => [level.level, level.label]));
  return (level: number, language: Language) => levels.get(level)?.[language] ?? '';
}

/** The purposes that SMS codes serve; a number is proved only where numbers are registered. */
function codePurposes({ flags, features }: Site): Record<CodePurpose, boolean> {
  return {
    login: features.smsLogin,
    register: flags.REGMOBVERF3,
    bind: flags.SECPRIV,
    verify: true,
    password: flags.CHNGPASSVERIF3 && features.phonePasswordRetrieval,
  };
}

function signInMethods({ flags, features }: Site): SignInProvider[] {
  const offered: Record<SignInProvider, boolean> = {
    google: flags.GOOGLELOGIN3,
    facebook: flags.FACEBOOKLOGIN3,
    phone: features.phoneSignIn,
  };
  return signInProviders.filter((provider) => offered[provider]);
}

export function numberRule({ brand, policy }: Site): NumberRule {
  const own = brand.dialingCode;
  return { own, open: policy.verificationCode.dialingCodes ?? [own] };
}

/** Maps the site folder to the settings of the modules of people. */
export function peopleOfSite(site: Site) {
  const purposes = codePurposes(site);
  return {
    lifetimes,
    policy: registrationPolicy(site),
    trial: { open: site.features.freeTrial, hours: site.policy.trial.hours },
    vipLabel: vipLabels(site),
    whoMayLogIn: site.policy.login.who,
    showsPreviousLogin: site.protection.previousLogin,
    newLocation: site.policy.login.newLocation,
    captchaProofBits: site.policy.captcha.proofBits,
    memberTypes: site.memberTypes,
    smsCodes: site.policy.verificationCode,
    sendsCodes: (purpose) => purposes[purpose],
    signInMethods: signInMethods(site),
    numbers: numberRule(site),
    brandName: site.brand.name,
    timeZone: site.brand.timeZone,
    treeDepth: site.agents.tree.depth,
    rebate: site.agents.rebate,
    opensAgents: site.agents.open.agents,
  } satisfies Partial<PeopleDependencies>;
}
