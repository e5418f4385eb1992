import type { CallFailure } from '@pavilion/contract/error-code';
import type { Message } from '../message.ts';

/** Texts of errors about identity checks and their documents. */
export const identityErrors = {
  'error.document.type': {
    EN: 'Only JPG, PNG and PDF files can be sent, and your photo as JPG or PNG.',
    TY: 'JPG, PNG at PDF na file lang ang puwedeng ipadala, at JPG o PNG ang litrato mo.',
  },
  'error.document.empty': {
    EN: 'This file is empty. Choose another one.',
    TY: 'Walang laman ang file na ito. Pumili ng iba.',
  },
  'error.document.too.large': {
    EN: 'A file can be at most 10 MB. Choose a smaller one.',
    TY: 'Hanggang 10 MB lang ang isang file. Pumili ng mas maliit.',
  },
  'error.document.missing': {
    EN: 'A photo is missing. Add every side that is asked for.',
    TY: 'May kulang na litrato. Idagdag ang bawat side na hinihingi.',
  },
  'error.document.unreadable': {
    EN: 'This file cannot be opened. Choose another one.',
    TY: 'Hindi mabuksan ang file na ito. Pumili ng iba.',
  },
  'error.identity.check.needed': {
    EN: 'Verify your identity first.',
    TY: 'I-verify muna ang identity mo.',
  },
  'error.identity.check.open': {
    EN: 'Your documents are already here.',
    TY: 'Nasa amin na ang mga dokumento mo.',
  },
  'error.identity.check.not.found': {
    EN: 'Identity check not found.',
    TY: 'Hindi nakita ang identity check.',
  },
  'error.identity.check.decided': {
    EN: 'This identity check has been decided.',
    TY: 'Napagpasyahan na ang identity check na ito.',
  },
  'error.identity.check.expired': {
    EN: 'The document is out of date.',
    TY: 'Paso na ang dokumento.',
  },
  'error.identity.check.under.age': {
    EN: 'The person is under age.',
    TY: 'Menor de edad ang tao.',
  },
} as const satisfies Partial<Record<`error.${CallFailure}`, Message>>;
