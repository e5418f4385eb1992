import type { ActionRefusal, Language } from '../../vendor/play/play-state.ts';

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
  noHistory: 'No rounds yet. The rounds you play appear here.',
  historyFailed: 'The history cannot be read just now. Try again in a moment.',
  rules: 'Rules and pay table',
  sound: 'Sound',
  on: 'On',
  off: 'Off',
  deposit: 'Deposit',
  bring: 'Bring money',
  bringFirst:
    'Not enough money in this game for the bet. Lower the bet or bring more from your main wallet.',
  gotIt: 'OK',
  retry: 'Try again',
  openFailed: 'The game cannot be opened. Check the connection and try again.',
  open: 'Open',
  notAvailable: '–',
  connectionTitle: 'No connection',
  connectionLost:
    'The answer got lost on the way. Your history shows whether the round was played.',
  returnToPlayer: 'Return to player',
  refusalTitle: 'This round was not played',
  refusals: {
    no_funds: 'Not enough balance for this bet. Lower the bet or make a deposit.',
    bet_limit: 'You have reached your betting limit. You can play again when it resets.',
    max_bet: 'This bet is above your highest allowed bet. Choose a lower one.',
    game_forbidden: 'This game is not open to your account. Choose another one in the lobby.',
    player_disabled: 'Your account cannot place bets now. Customer service can tell you why.',
    unknown_player: 'Your session was not recognised. Open the game again from the lobby.',
    currency: 'This game does not take the currency of your wallet.',
    round_cancelled: 'The wallet did not answer, so the round was cancelled and your bet returned.',
    operator_refused: 'The wallet refused this bet. Try again in a moment.',
    bad_request: 'This bet is not offered. Choose another one.',
    betting_closed: 'Betting for this round has closed. Bet on the next one.',
    unknown_action: 'This game does not know that action.',
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
  history: 'Kasaysayan',
  noHistory: 'Wala pang laro. Lalabas dito ang mga nilaro mo.',
  historyFailed: 'Hindi mabasa ang kasaysayan ngayon. Subukan ulit mamaya.',
  rules: 'Mga tuntunin at bayad',
  sound: 'Tunog',
  on: 'Bukas',
  off: 'Sarado',
  deposit: 'Magdeposito',
  bring: 'Magdala ng pera',
  bringFirst:
    'Kulang ang pera sa larong ito para sa taya. Babaan ang taya o magdala mula sa main wallet mo.',
  gotIt: 'OK',
  retry: 'Subukan ulit',
  openFailed: 'Hindi mabuksan ang laro. Suriin ang koneksyon at subukan ulit.',
  open: 'Bukas',
  notAvailable: '–',
  connectionTitle: 'Walang koneksyon',
  connectionLost: 'Nawala ang sagot. Makikita sa kasaysayan kung natuloy ang laro.',
  returnToPlayer: 'Balik sa manlalaro',
  refusalTitle: 'Hindi natuloy ang larong ito',
  refusals: {
    no_funds: 'Kulang ang balanse para sa tayang ito. Babaan ang taya o magdeposito.',
    bet_limit: 'Naabot mo na ang limitasyon sa pagtaya. Makakalaro ka ulit kapag na-reset ito.',
    max_bet: 'Lampas ang taya sa pinakamataas na pinapayagan. Pumili ng mas mababa.',
    game_forbidden: 'Hindi bukas ang larong ito sa account mo. Pumili ng iba sa lobby.',
    player_disabled:
      'Hindi makataya ang account mo ngayon. Itanong ang dahilan sa customer service.',
    unknown_player: 'Hindi nakilala ang session mo. Buksan ulit ang laro mula sa lobby.',
    currency: 'Hindi tinatanggap ng larong ito ang pera ng wallet mo.',
    round_cancelled: 'Hindi sumagot ang wallet kaya kinansela ang laro at ibinalik ang taya.',
    operator_refused: 'Tinanggihan ng wallet ang taya. Subukan ulit mamaya.',
    bad_request: 'Wala sa pagpipilian ang tayang ito. Pumili ng iba.',
    betting_closed: 'Sarado na ang pagtaya sa larong ito. Tumaya sa susunod.',
    unknown_action: 'Hindi alam ng laro ang utos na iyon.',
    seat_gone: 'Sarado na ang larong ito. Buksan ulit mula sa lobby.',
  },
};

export const frameTexts: Readonly<Record<Language, FrameTexts>> = { EN: english, TY: filipino };

export type { FrameTexts };
