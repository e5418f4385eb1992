/** The sheets in which points are spent: fetched together, once one of them may be opened. */
export { ItemSheet } from '../mall/ItemSheet.tsx';
export { ConvertSheet } from './ConvertSheet.tsx';
