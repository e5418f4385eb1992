import texts from '@pavilion/labels/languages/ar.json' with { type: 'json' };
import { compileLanguage } from './compile.ts';

export const messages = compileLanguage(texts);
