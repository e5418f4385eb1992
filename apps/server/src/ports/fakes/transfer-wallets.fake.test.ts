import { transferWalletsSuite } from '../suites/transfer-wallets.suite.ts';
import { createFakeTransferWallets } from './transfer-wallets.fake.ts';

const fake = createFakeTransferWallets();

transferWalletsSuite('the fake of a provider with own wallets', () => fake);
