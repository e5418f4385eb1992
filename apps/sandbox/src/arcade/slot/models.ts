import type { Game, Volatility } from '#arcade/catalogue/catalogue.ts';
import { readStrip } from './symbols.ts';
import type { PaySymbol, SlotSymbol } from './symbols.ts';

/** The payouts for three, four and five of a kind. */
export type ByCount = readonly [three: number, four: number, five: number];

export type JackpotTier = {
  name: 'mini' | 'minor' | 'major' | 'grand';
  /** In whole stakes. */
  pays: number;
  /** One in this many paid spins wins it. */
  oneIn: number;
};

export type SlotModel = {
  lines: 10 | 20;
  strips: readonly (readonly SlotSymbol[])[];
  /** In stakes of one line. */
  pays: Readonly<Record<PaySymbol, ByCount>>;
  /** In whole stakes. */
  scatterPays: ByCount;
  freeSpins: ByCount;
  freeSpinMultiplier: number;
  jackpots: readonly JackpotTier[];
};

export type SlotModelName = 'calm' | 'steady' | 'bold' | 'vault';

const jackpotTiers: readonly JackpotTier[] = [
  { name: 'mini', pays: 10, oneIn: 400 },
  { name: 'minor', pays: 25, oneIn: 2500 },
  { name: 'major', pays: 150, oneIn: 30_000 },
  { name: 'grand', pays: 1000, oneIn: 200_000 },
];

export const slotModels: Readonly<Record<SlotModelName, SlotModel>> = {
  calm: {
    lines: 10,
    strips: [
      'FAAHDECIGCIEGFIEBFICSHIFGGEHGEIHEFIDFIHC',
      'DFCDDEWBAIFGAHHGIAFIWBHFIGEWCSHCDAICWDICDECIGBFWIA',
      'CHSWGICHASFIWFIGHIHEBGFBGIHWDEHWEGIHDWABICGFFEW',
      'DIHGEBIFDBAHWIDFIWFCEBWEIFEWCAGWSCIFBGHSIGWIBAFHAGDAEC',
      'GWEIHFABECISGACEIWDCIHWFDBEFFACWHGIFCWBSGIFHE',
    ].map(readStrip),
    pays: {
      A: [30, 100, 400],
      B: [25, 75, 250],
      C: [20, 60, 180],
      D: [15, 45, 140],
      E: [10, 30, 90],
      F: [10, 25, 75],
      G: [8, 20, 60],
      H: [8, 18, 60],
      I: [8, 16, 50],
    },
    scatterPays: [2, 8, 40],
    freeSpins: [8, 12, 20],
    freeSpinMultiplier: 2,
    jackpots: [],
  },
  steady: {
    lines: 20,
    strips: [
      'GECHBFDHEFGCIFDIESGBAGIFHEEHBEHBFHGIEFA',
      'FBGDEAHWDBHGEFHBACFEAWHGCFGWSFICEIDGFCIFBHGGABEHWDECHIEC',
      'WSFEIHDFAHEFCWICDIEWGIAGFIEGWAEFGHAWICEAGBHIGCCG',
      'WIFDGFBEFWDGSFHAFDGISHEWDAHCAGIGACIGAHDGFWDCFEGC',
      'GAIBCDSWIGFHWGAHCEWHCEFBHDAHCGSDFEIHWGIDEIH',
    ].map(readStrip),
    pays: {
      A: [50, 200, 1000],
      B: [35, 120, 500],
      C: [25, 90, 300],
      D: [20, 70, 220],
      E: [12, 40, 130],
      F: [10, 30, 110],
      G: [8, 25, 90],
      H: [7, 20, 75],
      I: [6, 16, 60],
    },
    scatterPays: [2, 10, 50],
    freeSpins: [10, 15, 25],
    freeSpinMultiplier: 2,
    jackpots: [],
  },
  bold: {
    lines: 20,
    strips: [
      'EFHIAHIEHDIBFECHHSFICEGHAGBHADGFBIECFIHDSHGG',
      'CEIDCGIFHSIHWICEWGFAEBEHGIHFAIGSFIEDWHFEGDWFI',
      'FAEFDGCIHDIIBHDASFGBAIWECIFHBFECAECBFSEGHCEFGBIHWGCEAI',
      'CAGDHGDFIBAIGWIHGIEFSIIHEIWGGHSCEDFIEFGHCWGECHF',
      'DIFEISAFWIGCHFGHWIAGWHIABEHDFCGHCGFFIEHWCHFFH',
    ].map(readStrip),
    pays: {
      A: [75, 400, 2500],
      B: [50, 200, 1000],
      C: [30, 120, 500],
      D: [25, 90, 350],
      E: [10, 35, 140],
      F: [8, 25, 110],
      G: [6, 18, 90],
      H: [5, 15, 75],
      I: [4, 12, 60],
    },
    scatterPays: [2, 12, 100],
    freeSpins: [10, 15, 25],
    freeSpinMultiplier: 3,
    jackpots: [],
  },
  vault: {
    lines: 20,
    strips: [
      'DCAIHSEGHHICBAFHIDGIHEISEGAIHFGBAHFEBIHE',
      'ADGEEISWIABECDHIEBFEHIGHAFWIAFBHGWHCBHDGEHIDEGSCW',
      'IDCIGDAHGCIAFIWFEHBAFWGHAEHGGBSCGIBWBHFIGFCIGAHEWFE',
      'IGWSDHFBGIEGBEICGBEEDIHEFGHFFCBHDCIEWFAGWSGB',
      'SEFAWIEDCFAGHBFHGBIIAWHFGDICFIDEIBDEFIEGIBFGCWH',
    ].map(readStrip),
    pays: {
      A: [50, 250, 1500],
      B: [35, 140, 600],
      C: [25, 90, 350],
      D: [20, 70, 250],
      E: [12, 35, 130],
      F: [9, 28, 110],
      G: [7, 20, 90],
      H: [6, 16, 75],
      I: [5, 12, 60],
    },
    scatterPays: [2, 10, 50],
    freeSpins: [8, 12, 20],
    freeSpinMultiplier: 2,
    jackpots: jackpotTiers,
  },
};

const modelByVolatility: Readonly<Record<Volatility, SlotModelName>> = {
  low: 'calm',
  medium: 'steady',
  high: 'bold',
};

export function slotModelOf(game: Game): SlotModel {
  return slotModels[game.classify === 'JP' ? 'vault' : modelByVolatility[game.volatility]];
}
