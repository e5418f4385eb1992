import texts from '@pavilion/labels/languages/bn.json' with { type: 'json' };
import { compileLanguage } from './compile.ts';

export const messages = compileLanguage(texts);
