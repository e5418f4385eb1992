import { compileCatalogue } from '@pavilion/client/language/compile-catalogue.ts';
import { ty } from '@pavilion/labels/ty';

export const messages = compileCatalogue(ty);
