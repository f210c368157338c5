import type { AskedBoard } from './asked-board';
import { LINE_BOARDS } from './lines';

export const ASKED_BOARDS: readonly AskedBoard[] = [...LINE_BOARDS];
