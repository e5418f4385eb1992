import { createFakeTransferWallets } from './transfer-wallets.fake.ts';
import { transferWalletsSuite } from './transfer-wallets.suite.ts';

const fake = createFakeTransferWallets();

transferWalletsSuite('the stand-in for a studio', () => fake);
