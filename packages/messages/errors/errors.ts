import type { CallFailure } from '@pavilion/contract/error-code';
import type { Message } from '../message.ts';
import { accountErrors } from './errors-account.ts';
import { agentErrors } from './errors-agent.ts';
import { identityErrors } from './errors-identity.ts';
import { lotteryErrors } from './errors-lottery.ts';
import { moneyErrors } from './errors-money.ts';

/** Every error as a person reads it; a code without a text does not compile. */
export const errorMessages = {
  ...accountErrors,
  ...agentErrors,
  ...identityErrors,
  ...lotteryErrors,
  ...moneyErrors,
  'error.request.network': {
    EN: 'Slow Connection, No Internet',
    TY: 'Mabagal ang koneksyon, walang internet',
  },
  'error.request.unanswered': {
    EN: 'The site is not responding right now. Please try again in a moment.',
    TY: 'Hindi sumasagot ang site ngayon. Subukan ulit mamaya.',
  },
  'error.request.not.json': {
    EN: 'The request could not be read. Please try again.',
    TY: 'Hindi mabasa ang request. Subukan ulit.',
  },
  'error.request.content.type': {
    EN: 'This request format is not accepted.',
    TY: 'Hindi tinatanggap ang format ng request.',
  },
  'error.request.too.large': {
    EN: 'This is too large to send.',
    TY: 'Masyadong malaki ang ipinadala.',
  },
  'error.request.too.deep': {
    EN: 'The request could not be read. Please try again.',
    TY: 'Hindi mabasa ang request. Subukan ulit.',
  },
  'error.request.invalid': {
    EN: 'Some details are not right. Check what you entered.',
    TY: 'May maling detalye. I-check ang inilagay mo.',
  },
  'error.request.merchant': {
    EN: 'This site does not know this app.',
    TY: 'Hindi kilala ng site na ito ang app.',
  },
  'error.request.not.found': {
    EN: 'There is nothing at this address.',
    TY: 'Walang laman ang address na ito.',
  },
  'error.request.method': {
    EN: 'This address does not accept this kind of request.',
    TY: 'Hindi tinatanggap ng address na ito ang ganitong request.',
  },
  'error.request.cross.site': {
    EN: 'The request came from another site. Open this site, then try again.',
    TY: 'Galing sa ibang site ang request. Buksan ang site na ito at subukan ulit.',
  },
  'error.request.limited': {
    EN: 'Too many attempts. Wait a moment, then try again.',
    TY: 'Masyadong maraming attempt. Maghintay sandali, saka subukan ulit.',
  },
  'error.request.parallel': {
    EN: 'Too many requests at once. Wait a moment, then try again.',
    TY: 'Masyadong maraming sabay na request. Maghintay sandali, saka subukan ulit.',
  },
  'error.request.timeout': {
    EN: 'The request took too long. Check your connection and try again.',
    TY: 'Masyadong matagal ang request. I-check ang koneksyon mo at subukan ulit.',
  },
  'error.encryption.required': {
    EN: 'This device cannot protect what you enter. Update it, or use another one.',
    TY: 'Hindi maprotektahan ng device na ito ang inilalagay mo. I-update ito o gumamit ng iba.',
  },
  'error.encryption.invalid': {
    EN: 'The request could not be read. Please try again.',
    TY: 'Hindi mabasa ang request. Subukan ulit.',
  },
  'error.encryption.key.unknown': {
    EN: 'The request was protected with an old key. Please try again.',
    TY: 'Luma ang key ng request. Subukan ulit.',
  },
  'error.encryption.expired': {
    EN: 'The request took too long. Please try again.',
    TY: 'Masyadong matagal ang request. Subukan ulit.',
  },
  'error.encryption.replayed': {
    EN: 'This request was already made.',
    TY: 'Nagawa na ang request na ito.',
  },
  'error.server.busy': {
    EN: 'The site is busy right now. Please try again in a moment.',
    TY: 'Busy ang site ngayon. Subukan ulit mamaya.',
  },
  'error.live.full': {
    EN: 'Live updates are busy. This page refreshes every 30 seconds.',
    TY: 'Busy ang live updates. Nagre-refresh ang page na ito kada 30 segundo.',
  },
  'error.server.stopping': {
    EN: 'System upgrading, please try again later',
    TY: 'Ina-upgrade ang system, subukan ulit mamaya',
  },
  'error.unknown.error': { EN: 'Unknown error', TY: 'Unknown error' },
  'error.push.closed': {
    EN: 'Notifications are not available on this site.',
    TY: 'Hindi available ang notifications sa site na ito.',
  },
  'error.push.endpoint.refused': {
    EN: 'This site cannot send notifications to this browser.',
    TY: 'Hindi makapagpadala ng notifications ang site na ito sa browser na ito.',
  },
  'error.picture.type': {
    EN: 'Only PNG and JPG pictures can be sent.',
    TY: 'PNG at JPG na picture lang ang puwedeng ipadala.',
  },
  'error.picture.empty': {
    EN: 'This file is empty. Choose another picture.',
    TY: 'Walang laman ang file. Pumili ng ibang picture.',
  },
  'error.picture.too.large': {
    EN: 'A picture can be at most 5 MB. Choose a smaller one.',
    TY: 'Hanggang 5 MB lang ang isang picture. Pumili ng mas maliit.',
  },
  'error.picture.too.many': {
    EN: 'At most 3 pictures can be sent.',
    TY: 'Hanggang 3 picture lang ang puwedeng ipadala.',
  },
  'error.picture.unreadable': {
    EN: 'This picture cannot be opened. Choose another one.',
    TY: 'Hindi mabuksan ang picture na ito. Pumili ng iba.',
  },
  'error.picture.not.found': {
    EN: 'This picture is no longer available.',
    TY: 'Wala na ang picture na ito.',
  },
  'error.promotion.not.found': {
    EN: 'This promotion is no longer available.',
    TY: 'Wala na ang promong ito.',
  },
  'error.promotion.state': {
    EN: 'This is not possible for this promotion right now.',
    TY: 'Hindi ito puwede sa promong ito ngayon.',
  },
  'error.promotion.closed': {
    EN: 'This promotion is not open.',
    TY: 'Hindi bukas ang promong ito.',
  },
  'error.promotion.used': {
    EN: 'You have already used this offer.',
    TY: 'Nagamit mo na ang offer na ito.',
  },
  'error.promotion.not.available': {
    EN: 'This offer is not available to you.',
    TY: 'Hindi available sa iyo ang offer na ito.',
  },
  'error.promotion.amount': {
    EN: 'The amount is over the maximum of this promotion.',
    TY: 'Lampas ang halaga sa maximum ng promong ito.',
  },
  'error.promotion.reward': {
    EN: 'This kind of reward cannot be paid out here.',
    TY: 'Hindi maibibigay dito ang ganitong reward.',
  },
  'error.reward.not.found': {
    EN: 'This reward is no longer available.',
    TY: 'Wala na ang reward na ito.',
  },
  'error.reward.state': {
    EN: 'This reward cannot be claimed right now.',
    TY: 'Hindi makukuha ang reward na ito ngayon.',
  },
  'error.reward.checking': {
    EN: 'We are checking this reward. You can claim it after that.',
    TY: 'Tine-check namin ang reward na ito. Makukuha mo ito pagkatapos.',
  },
  'error.reward.repeat.differs': {
    EN: 'This was sent before with other details. Please try again.',
    TY: 'Naipadala na ito na may ibang detalye. Subukan ulit.',
  },
  'error.signin.done': {
    EN: 'You have already checked in today.',
    TY: 'Naka-check in ka na ngayong araw.',
  },
  'error.signin.condition': {
    EN: 'You cannot check in yet. See what is still missing.',
    TY: 'Hindi ka pa puwedeng mag-check in. Tingnan kung ano pa ang kulang.',
  },
  'error.signin.day': {
    EN: 'A new day has begun. Please look again.',
    TY: 'Bagong araw na. Tingnan ulit.',
  },
  'error.referral.closed': {
    EN: 'Inviting friends is closed right now.',
    TY: 'Sarado muna ang pag-imbita ng kaibigan.',
  },
  'error.referral.not.found': {
    EN: 'There is no such invitation.',
    TY: 'Walang ganitong imbitasyon.',
  },
  'error.referral.state': {
    EN: 'This cannot be done with the invitation any more.',
    TY: 'Hindi na ito magagawa sa imbitasyon.',
  },
  'error.rain.closed': {
    EN: 'This red envelope rain is not falling now.',
    TY: 'Hindi bumubuhos ngayon ang red envelope rain na ito.',
  },
  'error.rain.wave': {
    EN: 'This wave is over. Wait for the next one.',
    TY: 'Tapos na ang wave na ito. Hintayin ang susunod.',
  },
  'error.rain.level': {
    EN: 'You cannot take part yet. See what is still missing.',
    TY: 'Hindi ka pa makakasali. Tingnan kung ano pa ang kulang.',
  },
  'error.rain.plan': {
    EN: 'A rain cannot be planned with these figures.',
    TY: 'Hindi maiplano ang rain sa mga bilang na ito.',
  },
  'error.rain.overlap': {
    EN: 'Another rain falls at that time.',
    TY: 'May ibang rain sa oras na iyon.',
  },
  'error.rain.not.found': {
    EN: 'There is no such rain.',
    TY: 'Walang ganitong rain.',
  },
  'error.rain.state': {
    EN: 'This cannot be done with the rain any more.',
    TY: 'Hindi na ito magagawa sa rain.',
  },
  'error.rain.repeat.differs': {
    EN: 'This was sent before with other figures. Use a new request key.',
    TY: 'Naipadala na ito na may ibang bilang. Gumamit ng bagong request key.',
  },
  'error.points.short': {
    EN: 'You do not have enough points.',
    TY: 'Kulang ang points mo.',
  },
  'error.points.range': {
    EN: 'This number of points cannot be converted.',
    TY: 'Hindi maipapalit ang ganitong dami ng points.',
  },
  'error.mall.not.found': {
    EN: 'This is no longer available in the mall.',
    TY: 'Wala na ito sa mall.',
  },
  'error.mall.soldOut': {
    EN: 'Sold out. No points were taken.',
    TY: 'Ubos na. Walang kinuhang points.',
  },
  'error.mall.limit': {
    EN: 'You have reached the limit for this item.',
    TY: 'Naabot mo na ang limit para sa item na ito.',
  },
  'error.mall.level': {
    EN: 'Your VIP level is too low for this item.',
    TY: 'Mababa pa ang VIP level mo para sa item na ito.',
  },
  'error.mall.address': {
    EN: 'Choose an address. You can keep up to 5.',
    TY: 'Pumili ng address. Hanggang 5 ang maitatago mo.',
  },
  'error.mall.order.state': {
    EN: 'This cannot be done with the order any more.',
    TY: 'Hindi na ito magagawa sa order.',
  },
  'error.mall.stock': {
    EN: 'The stock of this item cannot be changed like this.',
    TY: 'Hindi mababago nang ganito ang stock ng item na ito.',
  },
  'error.reward.same.person': {
    EN: 'A second person must confirm this reward.',
    TY: 'Ibang tao ang dapat mag-confirm ng reward na ito.',
  },
  'error.vip.override': {
    EN: 'A level needs an end in the future, and must be one that the site has.',
    TY: 'Kailangan ng level ang katapusan sa hinaharap, at dapat mayroon nito ang site.',
  },
  'error.reward.terms': {
    EN: 'The rules of the site do not allow these terms.',
    TY: 'Hindi pinapayagan ng rules ng site ang mga kondisyong ito.',
  },
  'error.reward.not.offered': {
    EN: 'This member can be given nothing right now.',
    TY: 'Walang puwedeng ibigay sa miyembrong ito ngayon.',
  },
  'error.message.not.found': {
    EN: 'This message is no longer available.',
    TY: 'Wala na ang mensaheng ito.',
  },
  'error.message.recipient': {
    EN: 'You cannot write to this person.',
    TY: 'Hindi ka puwedeng mag-message sa taong ito.',
  },
  'error.message.repeat.differs': {
    EN: 'This was sent before with another text. Please send it again.',
    TY: 'Naipadala na ito na may ibang text. Ipadala ulit.',
  },
  'error.chat.closed': {
    EN: 'Live chat is closed. Please contact us another way.',
    TY: 'Sarado ang live chat. Gumamit muna ng ibang paraan.',
  },
  'error.feedback.words': {
    EN: 'Your feedback is too short or too long.',
    TY: 'Masyadong maikli o mahaba ang feedback mo.',
  },
  'error.feedback.not.found': { EN: 'Feedback not found.', TY: 'Hindi nakita ang feedback.' },
  'error.feedback.answered': {
    EN: 'This feedback was already answered.',
    TY: 'May sagot na ang feedback na ito.',
  },
  'error.game.not.found': {
    EN: 'This game is not available.',
    TY: 'Hindi available ang larong ito.',
  },
  'error.game.maintenance': {
    EN: 'This game is under maintenance. Try again later.',
    TY: 'Under maintenance ang larong ito. Subukan ulit mamaya.',
  },
  'error.game.forbidden': {
    EN: 'This game is not available in your region.',
    TY: 'Hindi available ang larong ito sa region mo.',
  },
  'error.game.launch.failed': {
    EN: 'The game did not start. Try again.',
    TY: 'Hindi nagsimula ang laro. Subukan ulit.',
  },
  'error.game.vendor.resting': {
    EN: 'This provider is not responding right now. Try again in a minute.',
    TY: 'Hindi sumasagot ang provider na ito ngayon. Subukan ulit pagkalipas ng isang minuto.',
  },
  'error.content.stale': {
    EN: 'Somebody has changed this since you opened it. Load it again.',
    TY: 'May nagbago na nito mula nang buksan mo. I-load ulit.',
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
    TY: 'Kailangan ng VIP ng level na mayroon ang site, at wala nang iba ang may level.',
  },
  'error.content.language': {
    EN: 'The title and text must be in the same languages.',
    TY: 'Dapat magkapareho ang mga wika ng title at text.',
  },
  'error.content.linkage': {
    EN: 'That is neither a page of this site nor a host that the site names.',
    TY: 'Hindi ito page ng site na ito o host na nakalista sa site.',
  },
  'error.content.picture': {
    EN: 'The site has no picture of this name or path.',
    TY: 'Walang ganitong picture ang site.',
  },
  'error.content.category': {
    EN: 'The site has no such category of promotions.',
    TY: 'Walang ganitong kategorya ng promo ang site.',
  },
  'error.content.amount': {
    EN: 'An amount has more decimals than the currency of the site.',
    TY: 'Mas maraming decimal ang halaga kaysa sa currency ng site.',
  },
  'error.content.bonus': {
    EN:
      'A deposit bonus needs a whole percent, a maximum, wagering, a minimum deposit and a ' +
      'category.',
    TY:
      'Kailangan ng deposit bonus ng buong porsiyento, maximum, wagering, minimum na deposit ' +
      'at kategorya.',
  },
  'error.favourite.limit': {
    EN: 'You already have 500 favorites. Remove one to add this one.',
    TY: 'Mayroon ka nang 500 paborito. Mag-alis ng isa para maidagdag ito.',
  },
  'error.url.empty': { EN: 'The requested url is empty', TY: 'Walang laman ang hininging url' },
  'error.system.maintenance': {
    EN: 'The platform is under maintenance',
    TY: 'Under maintenance ang platform',
  },
  'error.system.restricted': {
    EN: 'This site is not available in your region.',
    TY: 'Hindi available ang site na ito sa region mo.',
  },
} as const satisfies Record<`error.${CallFailure}`, Message>;
