import type { CallFailure } from '@pavilion/contract/error-code';
import { accountErrors } from './errors-account.ts';
import { moneyErrors } from './errors-money.ts';
import type { Message } from './message.ts';

/** Every error as a person reads it; a code without a text does not compile. */
export const errorMessages = {
  ...accountErrors,
  ...moneyErrors,
  'error.request.network': {
    EN: 'Slow Connection, No Internet',
    TY: 'Mabagal o walang koneksyon sa internet',
  },
  'error.request.unanswered': {
    EN: 'The site does not answer right now. Please try again in a moment.',
    TY: 'Hindi sumasagot ang site ngayon. Pakisubukan muli maya-maya.',
  },
  'error.request.not.json': {
    EN: 'The request could not be read. Please try again.',
    TY: 'Hindi mabasa ang kahilingan. Pakisubukan muli.',
  },
  'error.request.content.type': {
    EN: 'The request came in a form that is not accepted.',
    TY: 'Hindi tinatanggap ang anyo ng kahilingan.',
  },
  'error.request.too.large': {
    EN: 'That is too large to send.',
    TY: 'Masyadong malaki ang ipinadala.',
  },
  'error.request.too.deep': {
    EN: 'The request could not be read. Please try again.',
    TY: 'Hindi mabasa ang kahilingan. Pakisubukan muli.',
  },
  'error.request.invalid': {
    EN: 'Something in the form is not right. Check what you entered.',
    TY: 'May mali sa form. Tingnan ang iyong inilagay.',
  },
  'error.request.merchant': {
    EN: 'This site does not know the app that is asking.',
    TY: 'Hindi kilala ng site na ito ang app na nagtatanong.',
  },
  'error.request.not.found': {
    EN: 'Nothing is to be found at this address.',
    TY: 'Walang makikita sa address na ito.',
  },
  'error.request.method': {
    EN: 'This address does not accept that kind of request.',
    TY: 'Hindi tinatanggap ng address na ito ang ganoong kahilingan.',
  },
  'error.request.cross.site': {
    EN: 'The request came from another site. Open this one, then try again.',
    TY: 'Galing sa ibang site ang kahilingan. Buksan ang site na ito at subukan muli.',
  },
  'error.request.limited': {
    EN: 'Too many tries. Wait a little, then try again.',
    TY: 'Sobrang dami ng subok. Maghintay sandali, saka subukan muli.',
  },
  'error.request.parallel': {
    EN: 'Too many requests at once. Wait until one is done, then try again.',
    TY: 'Sobrang daming sabay na kahilingan. Hintaying matapos ang isa, saka subukan muli.',
  },
  'error.request.timeout': {
    EN: 'The request took too long to arrive. Check your connection and try again.',
    TY: 'Masyadong natagalan ang kahilingan. Tingnan ang koneksyon mo at subukan muli.',
  },
  'error.encryption.required': {
    EN: 'This device cannot protect what you enter. Update it, or use another one.',
    TY: 'Hindi maprotektahan ng device na ito ang inilalagay mo. Gumamit ng iba.',
  },
  'error.encryption.invalid': {
    EN: 'The request could not be read. Please try again.',
    TY: 'Hindi mabasa ang kahilingan. Pakisubukan muli.',
  },
  'error.encryption.key.unknown': {
    EN: 'The request was protected with an old key. Please try again.',
    TY: 'Luma ang susi na nagprotekta sa kahilingan. Pakisubukan muli.',
  },
  'error.encryption.expired': {
    EN: 'The request took too long. Please try again.',
    TY: 'Masyadong natagalan ang kahilingan. Pakisubukan muli.',
  },
  'error.encryption.replayed': {
    EN: 'This request was already made.',
    TY: 'Nagawa na ang kahilingang ito.',
  },
  'error.server.busy': {
    EN: 'Many people are here right now. Please try again in a moment.',
    TY: 'Marami ang narito ngayon. Pakisubukan muli maya-maya.',
  },
  'error.live.full': {
    EN: 'Live updates are busy. This page reads anew every half minute.',
    TY: 'Abala ang live na update. Binabasa muli ng pahinang ito kada kalahating minuto.',
  },
  'error.server.stopping': {
    EN: 'System upgrading, please try again later',
    TY: 'Ina-upgrade ang sistema, pakisubukan muli mamaya',
  },
  'error.unknown.error': { EN: 'Unknown error', TY: 'Hindi kilalang error' },
  'error.push.closed': {
    EN: 'This site does not tell browsers of news.',
    TY: 'Hindi nagpapadala ng balita sa browser ang site na ito.',
  },
  'error.push.endpoint.refused': {
    EN: 'This browser is told by a company that this site does not know.',
    TY: 'Hindi kilala ng site na ito ang kumpanyang nagdadala ng balita sa browser na ito.',
  },
  'error.picture.type': {
    EN: 'Only PNG and JPG pictures can be sent.',
    TY: 'PNG at JPG na larawan lang ang maipapadala.',
  },
  'error.picture.empty': {
    EN: 'That file is empty. Choose another picture.',
    TY: 'Walang laman ang file. Pumili ng ibang larawan.',
  },
  'error.picture.too.large': {
    EN: 'A picture can be at most 5 MB. Choose a smaller one.',
    TY: 'Hanggang 5 MB lang ang isang larawan. Pumili ng mas maliit.',
  },
  'error.picture.too.many': {
    EN: 'At most 3 pictures can be sent.',
    TY: 'Hanggang 3 larawan lang ang maipapadala.',
  },
  'error.picture.unreadable': {
    EN: 'This picture cannot be opened. Choose another one.',
    TY: 'Hindi mabuksan ang larawang ito. Pumili ng iba.',
  },
  'error.picture.not.found': {
    EN: 'That picture is not there any more.',
    TY: 'Wala na ang larawang iyon.',
  },
  'error.promotion.not.found': {
    EN: 'This promotion is no longer here.',
    TY: 'Wala na ang promosyong ito.',
  },
  'error.promotion.state': {
    EN: 'That is not possible for this promotion right now.',
    TY: 'Hindi iyon puwede sa promosyong ito ngayon.',
  },
  'error.promotion.closed': {
    EN: 'This promotion is not open.',
    TY: 'Hindi bukas ang promosyong ito.',
  },
  'error.promotion.used': {
    EN: 'You have already used this offer.',
    TY: 'Nagamit mo na ang alok na ito.',
  },
  'error.promotion.not.available': {
    EN: 'This offer is not available to you.',
    TY: 'Hindi mo magagamit ang alok na ito.',
  },
  'error.promotion.amount': {
    EN: 'The amount is above what this promotion gives.',
    TY: 'Lampas ang halaga sa ibinibigay ng promosyong ito.',
  },
  'error.promotion.reward': {
    EN: 'This kind of reward cannot be paid out here.',
    TY: 'Hindi maibibigay dito ang ganitong gantimpala.',
  },
  'error.message.not.found': {
    EN: 'This message is no longer here.',
    TY: 'Wala na ang mensaheng ito.',
  },
  'error.message.recipient': {
    EN: 'You cannot write to this person.',
    TY: 'Hindi mo maaaring sulatan ang taong ito.',
  },
  'error.message.repeat.differs': {
    EN: 'This was sent before with another text. Please send it again.',
    TY: 'Naipadala na ito na may ibang teksto. Pakipadala muli.',
  },
  'error.chat.closed': {
    EN: 'Live chat is closed. Please reach us another way.',
    TY: 'Sarado ang live chat. Gumamit muna ng ibang paraan.',
  },
  'error.feedback.words': {
    EN: 'Please write neither fewer nor more words than asked for.',
    TY: 'Sundin ang bilang ng salita na hinihingi.',
  },
  'error.feedback.not.found': {
    EN: 'This feedback is not here.',
    TY: 'Wala rito ang puna na ito.',
  },
  'error.feedback.answered': {
    EN: 'This feedback has an answer already.',
    TY: 'May sagot na ang puna na ito.',
  },
  'error.game.not.found': {
    EN: 'This game is not available.',
    TY: 'Hindi magagamit ang larong ito.',
  },
  'error.game.maintenance': {
    EN: 'This game is being looked after. Try it again later.',
    TY: 'Inaayos pa ang larong ito. Subukan muli mamaya.',
  },
  'error.game.forbidden': {
    EN: 'This game cannot be played where you are.',
    TY: 'Hindi malalaro ang larong ito sa kinaroroonan mo.',
  },
  'error.game.launch.failed': {
    EN: 'The game did not start. Try again.',
    TY: 'Hindi nagsimula ang laro. Subukan muli.',
  },
  'error.game.vendor.resting': {
    EN: 'This studio is not answering now. Try again in a minute.',
    TY: 'Hindi sumasagot ang studio na ito ngayon. Subukan muli makalipas ang isang minuto.',
  },
  'error.content.stale': {
    EN: 'Somebody has changed this since you read it. Read it again.',
    TY: 'May nagbago na nito mula nang basahin mo. Basahin muli.',
  },
  'error.content.repeat.differs': {
    EN: 'This request key was used for something else.',
    TY: 'Nagamit na sa iba ang request key na ito.',
  },
  'error.content.schedule': {
    EN: 'The end must come after the start.',
    TY: 'Dapat mas huli ang katapusan kaysa simula.',
  },
  'error.content.audience': {
    EN: 'A VIP audience needs a level that the site has, and no other audience takes one.',
    TY: 'Kailangan ng VIP ng antas na mayroon ang site, at wala nang iba ang may antas.',
  },
  'error.content.language': {
    EN: 'Title and text must be in the same languages.',
    TY: 'Dapat magkapareho ang mga wika ng pamagat at teksto.',
  },
  'error.content.linkage': {
    EN: 'That is neither a page of this site nor a host that the site names.',
    TY: 'Hindi iyan pahina ng site na ito o host na nakapangalan sa site.',
  },
  'error.content.picture': {
    EN: 'The site has no picture of this name or path.',
    TY: 'Walang ganitong larawan ang site.',
  },
  'error.content.category': {
    EN: 'The site has no such category of promotions.',
    TY: 'Walang ganitong uri ng promosyon ang site.',
  },
  'error.content.amount': {
    EN: 'An amount has more decimals than the currency of the site.',
    TY: 'Mas maraming decimal ang halaga kaysa sa pera ng site.',
  },
  'error.content.bonus': {
    EN:
      'A deposit bonus needs a whole percent, a maximum, wagering, a minimum deposit and a ' +
      'category.',
    TY:
      'Kailangan ng deposit bonus ng buong porsiyento, maximum, pagtaya, minimum na deposito ' +
      'at kategorya.',
  },
  'error.favourite.limit': {
    EN: 'You have 500 favourites. Take one out to add this one.',
    TY: 'Mayroon ka nang 500 paborito. Mag-alis ng isa para maidagdag ito.',
  },
  'error.url.empty': { EN: 'The requested url is empty', TY: 'Walang laman ang hiniling na url' },
  'error.system.maintenance': {
    EN: 'The platform is under maintenance',
    TY: 'Nasa maintenance ang platform',
  },
  'error.system.restricted': {
    EN: 'This site is not available where you are.',
    TY: 'Hindi magagamit ang site na ito sa kinaroroonan mo.',
  },
} as const satisfies Record<`error.${CallFailure}`, Message>;
