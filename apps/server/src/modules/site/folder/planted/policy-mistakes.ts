/** A mistake planted in a copy of the default folder, and the sentence that must report it. */
export type PlantedMistake = {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Text of the line that must be reported, when that is not the changed line. */
  readonly at?: string;
  readonly sentence: string;
};

export const policyMistakes: readonly PlantedMistake[] = [
  {
    file: 'policy.yaml',
    from: "minimum: '50.00'",
    to: 'minimum: 50',
    sentence: 'payments.deposit.minimum: expected an amount in quotes, such as "100.00", found 50.',
  },
  {
    file: 'policy.yaml',
    from: "minimum: '50.00'",
    to: "minimum: '50.001'",
    sentence:
      'payments.deposit.minimum: expected an amount such as "100" with at most 2 decimals, found "50.001".',
  },
  {
    file: 'policy.yaml',
    from: 'email: { enabled: true, required: false }',
    to: 'email: { enabled: false, required: true }',
    sentence: 'registrationFields.email: expected a field that is enabled when it is required.',
  },
  {
    file: 'policy.yaml',
    from: 'minimumLength: 8',
    to: 'minimumLength: 4',
    sentence: 'password: expected a minimumLength of 8 or more.',
  },
  {
    file: 'policy.yaml',
    from: 'offer: first-deposit',
    to: 'offer: first-depsit',
    sentence: 'login.offer: expected a promotion of promotions.yaml, "first-depsit" is none.',
  },
  {
    file: 'policy.yaml',
    from: 'captcha: { proofBits: 17 }',
    to: 'captcha: { proofBits: 40 }',
    sentence: 'captcha.proofBits: expected a whole number from 0 to 22, found 40.',
  },
  {
    file: 'policy.yaml',
    from: '  withoutCaptcha: 4\n',
    to: "  withoutCaptcha: 4\n  dialingCodes: ['63', '881']\n",
    at: 'dialingCodes: [',
    sentence:
      'verificationCode.dialingCodes[1]: expected the dialing code of a country, found "881".',
  },
  {
    file: 'policy.yaml',
    from: '  withoutCaptcha: 4\n',
    to: "  withoutCaptcha: 4\n  dialingCodes: ['65']\n",
    at: 'dialingCodes: [',
    sentence:
      'verificationCode.dialingCodes: expected the site\'s own dialing code among them, "63" is not.',
  },
  {
    file: 'policy.yaml',
    from: '  perSitePerHour: 1000\n',
    to: '  perSitePerHour: 0\n',
    at: 'perSitePerHour: 0',
    sentence: 'verificationCode.perSitePerHour: expected a whole number of 1 or more, found 0.',
  },
  {
    file: 'policy.yaml',
    from: 'reviewFrom: 85',
    to: 'reviewFrom: 59',
    at: 'abuse:\n',
    sentence: 'abuse: expected a reviewFrom that is not below heldFrom.',
  },
  {
    file: 'policy.yaml',
    from: 'address: { each: 2, most: 10 }',
    to: 'address: { each: 2, most: 11 }',
    at: 'abuse:\n',
    sentence:
      'abuse: expected less than heldFrom for sharing devices and addresses, as households do.',
  },
  {
    file: 'policy.yaml',
    from: 'holdHours: 72',
    to: 'holdHours: 0',
    sentence: 'abuse.holdHours: expected a whole number of 1 or more, found 0.',
  },
  {
    file: 'policy.yaml',
    from: 'device: { each: 10, most: 49 }',
    to: 'device: { each: -10, most: 49 }',
    sentence: 'abuse.points.device.each: expected a whole number of 0 or more, found -10.',
  },
];
