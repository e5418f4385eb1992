import { ty } from '@pavilion/labels/ty';
import { compileCatalogue } from './compile.ts';

export const messages = compileCatalogue(ty);
