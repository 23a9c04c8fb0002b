import { describeSituations } from "./describe-situations.js";
import { doNotDisturb } from "./do-not-disturb.js";

describeSituations(doNotDisturb);
