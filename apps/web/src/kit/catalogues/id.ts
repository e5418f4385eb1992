import texts from '@pavilion/labels/languages/id.json' with { type: 'json' };
import { compileLanguage } from './compile.ts';

export const messages = compileLanguage(texts);
