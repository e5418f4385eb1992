import { createFakeTransferWallets } from './transfer-wallets.fake.ts';
import { transferWalletsSuite } from './transfer-wallets.suite.ts';

const fake = createFakeTransferWallets();

transferWalletsSuite('the fake of a provider with own wallets', () => fake);
