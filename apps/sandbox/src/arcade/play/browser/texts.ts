import type { ActionRefusal, Language } from '../play-state.ts';

type FrameTexts = {
  demo: string;
  balance: string;
  win: string;
  stake: string;
  exit: string;
  menu: string;
  close: string;
  history: string;
  noHistory: string;
  historyFailed: string;
  rules: string;
  sound: string;
  on: string;
  off: string;
  deposit: string;
  /** Where the provider keeps the money. */
  bring: string;
  bringFirst: string;
  gotIt: string;
  retry: string;
  openFailed: string;
  open: string;
  notAvailable: string;
  connectionTitle: string;
  connectionLost: string;
  returnToPlayer: string;
  refusalTitle: string;
  refusals: Readonly<Record<ActionRefusal | 'seat_gone', string>>;
};

const english: FrameTexts = {
  demo: 'Demo',
  balance: 'Balance',
  win: 'Win',
  stake: 'Bet',
  exit: 'Back to the lobby',
  menu: 'Menu',
  close: 'Close',
  history: 'History',
  noHistory: 'No rounds yet.',
  historyFailed: 'The history is not available right now. Try again in a moment.',
  rules: 'Rules and paytable',
  sound: 'Sound',
  on: 'On',
  off: 'Off',
  deposit: 'Deposit',
  bring: 'Transfer in',
  bringFirst:
    'Not enough balance in this game. Lower the bet or transfer in from your main wallet.',
  gotIt: 'OK',
  retry: 'Try again',
  openFailed: 'The game cannot be opened. Check the connection and try again.',
  open: 'Open',
  notAvailable: '–',
  connectionTitle: 'No connection',
  connectionLost: 'The connection was lost. Check the history to see if the round was played.',
  returnToPlayer: 'Return to player',
  refusalTitle: 'This round was not played',
  refusals: {
    no_funds: 'Not enough balance for this bet. Lower the bet or deposit.',
    bet_limit: 'You have reached your betting limit. You can play again when it resets.',
    max_bet: 'This bet is over your maximum bet. Choose a lower one.',
    game_forbidden: 'This game is not available for your account. Choose another one in the lobby.',
    player_disabled: 'Your account cannot place bets right now. Contact customer service.',
    unknown_player: 'Your session has ended. Open the game again from the lobby.',
    currency: 'This game does not accept the currency of your wallet.',
    round_cancelled: 'The wallet did not respond. The round was cancelled and your bet refunded.',
    operator_refused: 'This bet was refused. Try again in a moment.',
    bad_request: 'This bet is not available. Choose another one.',
    betting_closed: 'Betting for this round is closed. Bet on the next one.',
    unknown_action: 'This action is not available in this game.',
    seat_gone: 'This game has closed. Open it again from the lobby.',
  },
};

const filipino: FrameTexts = {
  demo: 'Demo',
  balance: 'Balanse',
  win: 'Panalo',
  stake: 'Taya',
  exit: 'Bumalik sa lobby',
  menu: 'Menu',
  close: 'Isara',
  history: 'History',
  noHistory: 'Wala pang round.',
  historyFailed: 'Hindi available ang history ngayon. Subukan ulit mamaya.',
  rules: 'Rules at paytable',
  sound: 'Sound',
  on: 'On',
  off: 'Off',
  deposit: 'Mag-deposit',
  bring: 'Transfer in',
  bringFirst:
    'Kulang ang balanse sa larong ito. Babaan ang taya o mag-transfer in mula sa main wallet mo.',
  gotIt: 'OK',
  retry: 'Subukan ulit',
  openFailed: 'Hindi mabuksan ang laro. I-check ang koneksyon at subukan ulit.',
  open: 'Open',
  notAvailable: '–',
  connectionTitle: 'Walang koneksyon',
  connectionLost: 'Naputol ang koneksyon. Tingnan sa history kung natuloy ang round.',
  returnToPlayer: 'Return to player',
  refusalTitle: 'Hindi natuloy ang round',
  refusals: {
    no_funds: 'Kulang ang balanse para sa tayang ito. Babaan ang taya o mag-deposit.',
    bet_limit: 'Naabot mo na ang betting limit mo. Makakalaro ka ulit kapag na-reset ito.',
    max_bet: 'Lampas ang taya sa maximum bet mo. Pumili ng mas mababa.',
    game_forbidden: 'Hindi available ang larong ito sa account mo. Pumili ng iba sa lobby.',
    player_disabled: 'Hindi makataya ang account mo ngayon. Kontakin ang customer service.',
    unknown_player: 'Tapos na ang session mo. Buksan ulit ang laro mula sa lobby.',
    currency: 'Hindi tinatanggap ng larong ito ang currency ng wallet mo.',
    round_cancelled: 'Hindi sumagot ang wallet. Na-cancel ang round at na-refund ang taya.',
    operator_refused: 'Tinanggihan ang taya. Subukan ulit mamaya.',
    bad_request: 'Hindi available ang tayang ito. Pumili ng iba.',
    betting_closed: 'Sarado na ang taya sa round na ito. Tumaya sa susunod.',
    unknown_action: 'Hindi available ang action na ito sa laro.',
    seat_gone: 'Sarado na ang larong ito. Buksan ulit mula sa lobby.',
  },
};

export const frameTexts: Readonly<Record<Language, FrameTexts>> = { EN: english, TY: filipino };

export type { FrameTexts };
