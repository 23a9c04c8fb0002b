import { describeSituations } from "./describe-situations.js";
import { listRows } from "./list-rows.js";

describeSituations(listRows);
