import { describeSituations } from "./describe-situations.js";
import { functions } from "./functions.js";

describeSituations(functions);
