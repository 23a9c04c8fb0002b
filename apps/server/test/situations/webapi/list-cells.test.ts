import { describeSituations } from "./describe-situations.js";
import { listCells } from "./list-cells.js";

describeSituations(listCells);
