import type { Messages } from '../message.ts';

/** Texts of opening accounts: links, accounts opened directly, and who joined by which. */
export const linkMessages = {
  'open.tabs': { EN: 'Ways to open accounts', TY: 'Paraan ng pagbukas ng account' },
  'open.tab.link': { EN: 'Links', TY: 'Mga link' },
  'open.tab.direct': { EN: 'Direct', TY: 'Direkta' },
  'open.tab.joined': { EN: 'Joined', TY: 'Sumali' },
  'open.type': { EN: 'Account type', TY: 'Uri ng account' },

  'links.list': { EN: 'Your links', TY: 'Mga link mo' },
  'links.count': { EN: '{count} of {most} open', TY: '{count} sa {most} ang bukas' },
  'links.new': { EN: 'New link', TY: 'Bagong link' },
  'links.empty': {
    EN: 'You have no links yet. Make one and share it: whoever signs up with it joins your team.',
    TY: 'Wala ka pang link. Gumawa ng isa at i-share: papasok sa team mo ang sinumang mag-sign up gamit ito.',
  },
  'links.closed': {
    EN: 'New links cannot be made right now. Your open links still work.',
    TY: 'Hindi puwedeng gumawa ng bagong link ngayon. Gumagana pa rin ang mga bukas mong link.',
  },
  'links.full': {
    EN: 'You have {most} open links, the most allowed. Delete one to make another.',
    TY: 'May {most} bukas ka nang link, ang pinakamarami. Magbura ng isa para makagawa ulit.',
  },
  'links.default': { EN: 'Default', TY: 'Default' },
  'links.default.note': {
    EN: 'People who join without a code start with the rates of your default link.',
    TY: 'Ang sumaling walang code ay magsisimula sa rates ng default link mo.',
  },
  'links.state.open': { EN: 'Open', TY: 'Bukas' },
  'links.state.expired': { EN: 'Expired', TY: 'Expired' },
  'links.state.usedUp': { EN: 'Used up', TY: 'Ubos na' },
  'links.state.paused': { EN: 'Paused', TY: 'Naka-pause' },
  'links.over.expired': {
    EN: 'This link has expired. Nobody can sign up with it any more.',
    TY: 'Expired na ang link na ito. Wala nang makakapag-sign up gamit ito.',
  },
  'links.over.usedUp': {
    EN: 'All uses of this link are taken. Nobody else can sign up with it.',
    TY: 'Nagamit na ang lahat ng gamit ng link na ito. Wala nang makakapag-sign up gamit ito.',
  },
  'links.over.paused': {
    EN: 'This link is paused. Contact support.',
    TY: 'Naka-pause ang link na ito. Kausapin ang support.',
  },
  'links.uses': { EN: 'Used', TY: 'Nagamit' },
  'links.uses.of': { EN: '{count} / {most}', TY: '{count} / {most}' },
  'links.registered': { EN: 'Signed up', TY: 'Nag-sign up' },
  'links.firstDeposits': { EN: 'First deposits', TY: 'Unang deposit' },
  'links.until': { EN: 'Open until {when}', TY: 'Bukas hanggang {when}' },
  'links.ended': { EN: 'Ended {when}', TY: 'Natapos noong {when}' },
  'links.forever': { EN: 'No end date', TY: 'Walang katapusan' },

  'link.code': { EN: 'Code', TY: 'Code' },
  'link.address': { EN: 'Address', TY: 'Address' },
  'link.qr': {
    EN: 'QR code of the link with the code {code}',
    TY: 'QR code ng link na may code na {code}',
  },
  'link.copy': { EN: 'Copy link', TY: 'Kopyahin ang link' },
  'link.share': { EN: 'Share', TY: 'I-share' },
  'link.save': { EN: 'Save picture', TY: 'I-save ang larawan' },
  'link.default.set': { EN: 'Make default', TY: 'Gawing default' },
  'link.default.none': { EN: 'No longer default', TY: 'Alisin sa default' },
  'link.default.set.done': {
    EN: 'This is your default link now.',
    TY: 'Ito na ang default link mo.',
  },
  'link.default.none.done': {
    EN: 'You have no default link now.',
    TY: 'Wala ka nang default link.',
  },
  'link.delete': { EN: 'Delete', TY: 'Burahin' },
  'link.delete.title': { EN: 'Delete this link?', TY: 'Burahin ang link na ito?' },
  'link.delete.text': {
    EN: 'Nobody can sign up with it any more. Those who did stay in your team.',
    TY: 'Wala nang makakapag-sign up gamit ito. Mananatili sa team mo ang mga nakapag-sign up na.',
  },
  'link.delete.keep': { EN: 'Keep', TY: 'Huwag burahin' },
  'link.delete.done': { EN: 'Link deleted', TY: 'Nabura ang link' },

  'link.form.label': { EN: 'Label', TY: 'Label' },
  'link.form.label.hint': {
    EN: 'Only you see it, to tell your links apart.',
    TY: 'Ikaw lang ang makakakita, para makilala mo ang mga link mo.',
  },
  'link.form.days': { EN: 'Open for', TY: 'Bukas nang' },
  'link.form.days.some': {
    EN: '{days, plural, one {# day} other {# days}}',
    TY: '{days, plural, other {# araw}}',
  },
  'link.form.days.ever': { EN: 'No end date', TY: 'Walang katapusan' },
  'link.form.uses': { EN: 'How many can sign up', TY: 'Ilan ang puwedeng mag-sign up' },
  'link.form.uses.hint': {
    EN: 'Leave empty for any number.',
    TY: 'Iwang blangko kung kahit ilan.',
  },
  'link.form.uses.wrong': {
    EN: 'Enter a number from 1 to {most}.',
    TY: 'Maglagay ng numero mula 1 hanggang {most}.',
  },
  'link.form.site': { EN: 'Site address', TY: 'Address ng site' },
  'link.form.site.usual': { EN: 'Usual address', TY: 'Karaniwang address' },
  'link.form.default': { EN: 'Make this my default link', TY: 'Gawin itong default link ko' },
  'link.form.submit': { EN: 'Make link', TY: 'Gumawa ng link' },
  'link.form.done': { EN: 'Link ready', TY: 'Handa na ang link' },

  'rates.title': { EN: 'Rebate rates', TY: 'Mga rebate rate' },
  'rates.hint': {
    EN: 'What they earn on their own valid bets. You can give at most your own rates.',
    TY: 'Ang kita nila sa sarili nilang valid na taya. Hanggang sa sarili mong rates ang maibibigay mo.',
  },
  'rates.nothing': {
    EN: 'You have no rebate rates to give on yet. They start at 0%.',
    TY: 'Wala ka pang rebate rate na maibibigay. Magsisimula sila sa 0%.',
  },
  'rates.none': { EN: 'All 0%', TY: 'Lahat 0%' },
  'rates.highest': { EN: 'All highest', TY: 'Lahat pinakamataas' },

  'direct.about': {
    EN: 'Open an account for someone you know. At the first log-in they choose their own password.',
    TY: 'Magbukas ng account para sa kakilala mo. Sa unang log-in, pipili sila ng sarili nilang password.',
  },
  'direct.today': {
    EN: '{count} of {most} opened today',
    TY: '{count} sa {most} ang nabuksan ngayon',
  },
  'direct.full': {
    EN: 'You have opened {most} accounts today, the most allowed. You can open more tomorrow.',
    TY: 'Nakapagbukas ka na ng {most} account ngayon, ang pinakamarami. Puwede ulit bukas.',
  },
  'direct.closed': {
    EN: 'Accounts cannot be opened directly right now. Share a link instead.',
    TY: 'Hindi puwedeng magbukas ng account nang direkta ngayon. Mag-share na lang ng link.',
  },
  'direct.username.missing': { EN: 'Enter a username.', TY: 'Maglagay ng username.' },
  'direct.password': { EN: 'First password', TY: 'Unang password' },
  'direct.password.missing': {
    EN: 'Enter a password, or have one made.',
    TY: 'Maglagay ng password, o gumawa ng bago.',
  },
  'direct.password.make': { EN: 'Make a password', TY: 'Gumawa ng password' },
  'direct.submit': { EN: 'Open account', TY: 'Buksan ang account' },
  'direct.done': { EN: 'Account opened', TY: 'Bukas na ang account' },
  'direct.done.text': {
    EN: 'Give both to the person. This password is shown only now.',
    TY: 'Ibigay ang dalawa sa kanila. Ngayon lang ipapakita ang password na ito.',
  },
  'direct.done.copy': { EN: 'Copy both', TY: 'Kopyahin ang dalawa' },
  'direct.done.again': { EN: 'Open another', TY: 'Magbukas pa' },

  'joined.list': { EN: 'Who joined', TY: 'Sino ang sumali' },
  'joined.empty': {
    EN: 'Nobody has joined your team yet. Share a link to begin.',
    TY: 'Wala pang sumali sa team mo. Mag-share ng link para magsimula.',
  },
  'joined.empty.action': { EN: 'See links', TY: 'Tingnan ang mga link' },
  'joined.way': { EN: 'How', TY: 'Paano' },
  'joined.way.code': { EN: 'Link: {name}', TY: 'Link: {name}' },
  'joined.way.domain': { EN: 'Your site address', TY: 'Address ng site mo' },
  'joined.way.friend': { EN: 'Invited by a friend', TY: 'Inimbitahan ng kaibigan' },
  'joined.way.direct': { EN: 'Opened by you', TY: 'Binuksan mo' },
  'joined.paid': { EN: 'Has deposited', TY: 'Nag-deposit na' },
  'joined.paid.not': { EN: 'No deposit yet', TY: 'Wala pang deposit' },
  'joined.deposit': { EN: 'Deposit', TY: 'Deposit' },

  'invite.title': { EN: 'Invite to your team', TY: 'Mag-imbita sa team mo' },
  'invite.scan': {
    EN: 'Let them scan this code, or send them the link.',
    TY: 'Ipa-scan ang code na ito, o ipadala ang link.',
  },
  'invite.none': {
    EN: 'You have no open link yet. Make one first.',
    TY: 'Wala ka pang bukas na link. Gumawa muna ng isa.',
  },
  'invite.none.action': { EN: 'Make a link', TY: 'Gumawa ng link' },

  'promote.action': { EN: 'Make agent', TY: 'Gawing agent' },
  'promote.title': { EN: 'Make {account} an agent?', TY: 'Gawing agent si {account}?' },
  'promote.text': {
    EN: 'They get the agent pages and can build a team. You cannot take this back.',
    TY: 'Makukuha nila ang mga page ng agent at makakabuo ng team. Hindi mo na ito mababawi.',
  },
  'promote.done': { EN: '{account} is an agent now.', TY: 'Agent na si {account}.' },
} satisfies Messages;
