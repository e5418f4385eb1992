/** The functions of a site that its operator switches on and off (flags.yaml). */
export const whitelabelFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'CHNGPASSVERIF3',
  'CBS3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'TRANSBETREPMEM3',
  'TRANSREC3',
  'PERSREP',
  'REWCEN3',
  'PTSYS3',
  'SECPRIV',
  'AGEPAG',
  'DOWNMAN',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'AGEREBINC3',
  'MAILCEN',
  'AGENTRANSMULTDOWN3',
  'GAMSER',
] as const;

export type WhitelabelFlag = (typeof whitelabelFlags)[number];
