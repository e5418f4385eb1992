import { homeTy } from '@pavilion/labels/ty/home';
import { shellTy } from '@pavilion/labels/ty/shell';
import { compileCatalogue } from './compile.ts';

export const messages = compileCatalogue({ ...shellTy, ...homeTy });
