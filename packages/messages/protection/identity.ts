import type { Messages } from '../message.ts';

/** Texts of the identity check. */
export const identityMessages = {
  'title.identity': { EN: 'Identity check', TY: 'Identity check' },
  'identity.kind.passport': { EN: 'Passport', TY: 'Passport' },
  'identity.kind.idCard': { EN: 'ID card', TY: 'ID card' },
  'identity.kind.drivingLicence': { EN: 'Driver’s license', TY: 'Driver’s license' },
  'identity.reason.unreadable': {
    EN: 'We could not read the document. Take the photo in good light, sharp and without glare.',
    TY: 'Hindi namin mabasa ang dokumento. Kunan ito nang maliwanag, malinaw at walang silaw.',
  },
  'identity.reason.cut': {
    EN: 'A part of the document is missing. Show all of it, with its four corners.',
    TY: 'May kulang na bahagi ang dokumento. Ipakita ito nang buo, pati ang apat na sulok.',
  },
  'identity.reason.expired': {
    EN: 'The document is out of date. Send one that is valid.',
    TY: 'Paso na ang dokumento. Magpadala ng valid pa.',
  },
  'identity.reason.otherPerson': {
    EN: 'The photo of you and the document do not show the same person.',
    TY: 'Hindi iisang tao ang nasa litrato mo at nasa dokumento.',
  },
  'identity.reason.underAge': {
    EN: 'You are under the minimum age. Your account is closed for play. Support will help you with your balance.',
    TY: 'Kulang ka pa sa minimum na edad. Sarado ang account mo sa paglalaro. Tutulungan ka ng support sa balanse mo.',
  },
  'identity.reason.altered': {
    EN: 'The document seems to be changed. Send a photo of the original.',
    TY: 'Mukhang binago ang dokumento. Magpadala ng litrato ng orihinal.',
  },
  'identity.reason.unsupported': {
    EN: 'We do not accept this kind of document. Choose another one.',
    TY: 'Hindi namin tinatanggap ang ganitong dokumento. Pumili ng iba.',
  },
  'identity.state.none': { EN: 'Not verified', TY: 'Hindi pa verified' },
  'identity.state.sent': { EN: 'Checking', TY: 'Chine-check' },
  'identity.state.verified': { EN: 'Verified', TY: 'Verified' },
  'identity.state.refused': { EN: 'Send again', TY: 'Ipadala ulit' },
  'identity.intro': {
    EN: 'Show us once who you are',
    TY: 'Ipakita sa amin kung sino ka, isang beses lang',
  },
  /** `what` is one or more of the three words below. */
  'identity.needed': { EN: 'You need it to {what}.', TY: 'Kailangan ito para {what}.' },
  'identity.needed.deposit': { EN: 'deposit', TY: 'makapag-deposit' },
  'identity.needed.play': { EN: 'play', TY: 'makapaglaro' },
  'identity.needed.withdraw': { EN: 'withdraw', TY: 'makapag-withdraw' },
  'identity.private': {
    EN: 'Your files are stored encrypted. Only those who check them see them.',
    TY: 'Naka-encrypt ang mga file mo. Makikita lang ito ng nag-che-check.',
  },
  'identity.takes': {
    EN: 'It usually takes a few minutes.',
    TY: 'Karaniwang ilang minuto lang ito.',
  },
  'identity.document': { EN: 'Document', TY: 'Dokumento' },
  'identity.kind': { EN: 'Your document', TY: 'Ang dokumento mo' },
  'identity.name': { EN: 'Name, as on the document', TY: 'Pangalan, gaya ng nasa dokumento' },
  'identity.name.missing': {
    EN: 'Enter your name as it is on the document.',
    TY: 'Ilagay ang pangalan mo gaya ng nasa dokumento.',
  },
  'identity.birthday.hint': {
    EN: 'You must be at least {age}.',
    TY: 'Dapat {age} taong gulang ka pataas.',
  },
  'identity.files': {
    EN: 'JPG, PNG or PDF, up to 10 MB each. Your own photo as JPG or PNG.',
    TY: 'JPG, PNG o PDF, hanggang 10 MB bawat isa. JPG o PNG ang litrato mo.',
  },
  'identity.side.page': { EN: 'Page with your photo', TY: 'Pahinang may litrato mo' },
  'identity.side.front': { EN: 'Front', TY: 'Harap' },
  'identity.side.back': { EN: 'Back', TY: 'Likod' },
  'identity.side.selfie': { EN: 'Photo of you', TY: 'Litrato mo' },
  'identity.hint.page': {
    EN: 'The whole page, sharp and without glare.',
    TY: 'Buong pahina, malinaw at walang silaw.',
  },
  'identity.hint.front': {
    EN: 'All four corners, sharp and without glare.',
    TY: 'Kita ang apat na sulok, malinaw at walang silaw.',
  },
  'identity.hint.back': {
    EN: 'All four corners, sharp and without glare.',
    TY: 'Kita ang apat na sulok, malinaw at walang silaw.',
  },
  'identity.hint.selfie': {
    EN: 'Your face from the front, in good light, without sunglasses or cap.',
    TY: 'Mukha mong nakaharap, maliwanag, walang shades o sombrero.',
  },
  'identity.take': { EN: 'Take photo', TY: 'Kumuha ng litrato' },
  'identity.choose': { EN: 'Choose file', TY: 'Pumili ng file' },
  'identity.replace': { EN: 'Replace', TY: 'Palitan' },
  'identity.remove': { EN: 'Remove', TY: 'Alisin' },
  'identity.missing': { EN: 'Add this photo.', TY: 'Idagdag ang litratong ito.' },
  'identity.send': { EN: 'Send documents', TY: 'Ipadala ang mga dokumento' },
  'identity.sending': {
    EN: 'Sending. Keep this page open.',
    TY: 'Ipinapadala na. Huwag munang isara ang page.',
  },
  'identity.sent': {
    EN: 'We are checking your documents',
    TY: 'Chine-check namin ang mga dokumento mo',
  },
  'identity.sent.text': {
    EN: 'It usually takes a few minutes. You can leave this page: we will send you a message.',
    TY: 'Karaniwang ilang minuto lang ito. Puwede kang umalis sa page: magpapadala kami ng mensahe.',
  },
  'identity.sent.at': { EN: 'Sent', TY: 'Ipinadala' },
  'identity.refused': {
    EN: 'We could not verify your identity',
    TY: 'Hindi na-verify ang identity mo',
  },
  'identity.again': { EN: 'Send your documents again', TY: 'Ipadala ulit ang mga dokumento mo' },
  'identity.support': { EN: 'Contact support', TY: 'Kausapin ang support' },
  'identity.done': { EN: 'Your identity is verified', TY: 'Verified na ang identity mo' },
  'identity.done.text': {
    EN: 'You can withdraw to accounts in this name.',
    TY: 'Puwede kang mag-withdraw sa mga account na nasa pangalang ito.',
  },
  'identity.done.name': { EN: 'Name', TY: 'Pangalan' },
  'identity.done.at': { EN: 'Verified on', TY: 'Na-verify noong' },
  'identity.open': { EN: 'Verify identity', TY: 'I-verify ang identity' },
  'identity.open.sent': { EN: 'See identity check', TY: 'Tingnan ang identity check' },
  'identity.before.deposit': {
    EN: 'Verify your identity before you deposit',
    TY: 'I-verify ang identity mo bago mag-deposit',
  },
  'identity.before.withdraw': {
    EN: 'Verify your identity before you withdraw',
    TY: 'I-verify ang identity mo bago mag-withdraw',
  },
  'identity.before.transfer': {
    EN: 'Verify your identity before you send money',
    TY: 'I-verify ang identity mo bago magpadala ng pera',
  },
  'identity.before.text': {
    EN: 'You do this once. It usually takes a few minutes.',
    TY: 'Isang beses lang ito. Karaniwang ilang minuto lang.',
  },
  'identity.before.sent': {
    EN: 'We are checking your documents. This page opens as soon as it is done.',
    TY: 'Chine-check namin ang mga dokumento mo. Magbubukas ang page na ito kapag tapos na.',
  },
} as const satisfies Messages;
