import type { CallFailure } from '@pavilion/contract/error-code';
import type { Message } from '../message.ts';

export const agentErrors = {
  'error.member.unfinished': {
    EN: 'Finish your account first.',
    TY: 'Tapusin muna ang account mo.',
  },
  'error.member.contact.missing': {
    EN: 'Add your mobile number or e-mail address first.',
    TY: 'Idagdag muna ang mobile number o e-mail address mo.',
  },
  'error.agent.application.contact': {
    EN: 'We cannot reach you like this. Check what you typed.',
    TY: 'Hindi ka namin makokontak dito. Pakitingnan ang nilagay mo.',
  },
  'error.agent.application.not.found': {
    EN: 'Application not found.',
    TY: 'Hindi nakita ang application.',
  },
  'error.agent.application.state': {
    EN: 'This application was already decided.',
    TY: 'Napagpasyahan na ang application na ito.',
  },
  'error.agent.application.waiting': {
    EN: 'We already have your application and will contact you.',
    TY: 'Natanggap na namin ang application mo at makikipag-ugnayan kami sa iyo.',
  },
  'error.agent.contract.above': {
    EN: 'This is more than the contract above pays.',
    TY: 'Higit ito sa ibinabayad ng contract sa itaas.',
  },
  'error.agent.contract.not.found': {
    EN: 'Contract not found.',
    TY: 'Hindi nakita ang contract.',
  },
  'error.agent.contract.owed': {
    EN: 'You owe your team money by contract. Once it is paid, you can do this.',
    TY: 'May utang ka pa sa team mo ayon sa contract. Magagawa mo ito kapag bayad na.',
  },
  'error.agent.contract.reason': {
    EN: 'Give a reason.',
    TY: 'Maglagay ng dahilan.',
  },
  'error.agent.contract.state': {
    EN: 'This is not possible with the contract right now.',
    TY: 'Hindi ito puwede sa contract ngayon.',
  },
  'error.agent.contract.terms': {
    EN: 'Check the terms of the contract.',
    TY: 'Pakitingnan ang mga kondisyon ng contract.',
  },
  'error.agent.fraud.not.found': {
    EN: 'Case not found.',
    TY: 'Hindi nakita ang kaso.',
  },
  'error.agent.fraud.state': {
    EN: 'This case was already decided.',
    TY: 'Napagpasyahan na ang kasong ito.',
  },
  'error.agent.link.limit': {
    EN: 'You have as many open links as allowed. Delete one first.',
    TY: 'Puno na ang bilang ng bukas mong link. Magbura muna ng isa.',
  },
  'error.agent.link.not.found': {
    EN: 'This link does not exist any more.',
    TY: 'Wala na ang link na ito.',
  },
  'error.agent.open.closed': {
    EN: 'Accounts cannot be opened this way right now.',
    TY: 'Hindi puwedeng magbukas ng account sa ganitong paraan ngayon.',
  },
  'error.agent.promote.type': {
    EN: 'Only a member of your own team can become an agent.',
    TY: 'Member lang ng sarili mong team ang puwedeng maging agent.',
  },
  'error.agent.transfer.closed': {
    EN: 'Transfers to your team are closed right now.',
    TY: 'Sarado muna ang mga transfer sa team mo.',
  },
  'error.agent.transfer.range': {
    EN: 'This amount is too small or too large for one transfer.',
    TY: 'Masyadong maliit o malaki ang halagang ito para sa isang transfer.',
  },
  'error.agent.transfer.day': {
    EN: 'This is more than you can still send today.',
    TY: 'Higit na ito sa puwede mo pang ipadala ngayong araw.',
  },
  'error.agent.transfer.bound': {
    EN: 'Your cash must be played first before you can send it.',
    TY: 'Kailangan munang itaya ang cash mo bago mo ito maipadala.',
  },
  'error.agent.transfer.recipient': {
    EN: 'This person cannot receive a transfer right now.',
    TY: 'Hindi makatatanggap ng transfer ang taong ito ngayon.',
  },
  'error.agent.depth': {
    EN: 'The team would have too many levels.',
    TY: 'Sosobra ang dami ng antas ng team.',
  },
  'error.agent.downline.not.found': {
    EN: 'Nobody in your team has this username.',
    TY: 'Walang ganitong username sa team mo.',
  },
  'error.agent.move.cycle': {
    EN: 'The new upline is this member or someone in their team.',
    TY: 'Ang bagong upline ay ang member na ito mismo o nasa team niya.',
  },
  'error.agent.move.upline': {
    EN: 'This member cannot be placed under that upline.',
    TY: 'Hindi puwedeng ilagay ang member sa ilalim ng upline na iyon.',
  },
  'error.agent.move.rates': {
    EN: 'A rebate rate would be above the new upline’s.',
    TY: 'May rebate rate na hihigit sa rate ng bagong upline.',
  },
  'error.agent.move.waiting': {
    EN: 'Another move of this member is still waiting.',
    TY: 'May nakabinbin pang paglipat ang member na ito.',
  },
  'error.agent.move.not.found': {
    EN: 'Move not found.',
    TY: 'Hindi nakita ang paglipat.',
  },
  'error.agent.move.state': {
    EN: 'This move was already decided.',
    TY: 'Napagpasyahan na ang paglipat na ito.',
  },
  'error.agent.move.same.person': {
    EN: 'A second person must confirm this move.',
    TY: 'Ibang tao ang dapat mag-confirm ng paglipat na ito.',
  },
  'error.agent.rebate.range': {
    EN: 'This rate is too high, or not a step of the scale.',
    TY: 'Masyadong mataas ang rate na ito, o wala sa mga hakbang na puwede.',
  },
  'error.agent.rebate.below': {
    EN: 'This rate is lower than a rate already given to the team.',
    TY: 'Mas mababa ang rate na ito kaysa sa naibigay na sa team.',
  },
  'error.agent.rebate.upline': {
    EN: 'The upline sets the rates of this member. They can only be lowered with the whole team.',
    TY: 'Ang upline ang nagtatakda ng rates ng member na ito. Puwede lang itong ibaba kasama ang buong team.',
  },
  'error.agent.repeat.differs': {
    EN: 'This request was already made with other details.',
    TY: 'Naipadala na ang request na ito na may ibang detalye.',
  },
  'error.agent.settlement.not.found': {
    EN: 'Settlement not found.',
    TY: 'Hindi nakita ang settlement.',
  },
  'error.agent.settlement.state': {
    EN: 'This is not possible with the settlement right now.',
    TY: 'Hindi ito puwede sa settlement ngayon.',
  },
  'error.member.not.agent': {
    EN: 'This page is for agents.',
    TY: 'Para sa mga agent ang page na ito.',
  },
} as const satisfies Partial<Record<`error.${CallFailure}`, Message>>;
