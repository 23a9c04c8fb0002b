import { describeSituations } from "./describe-situations.js";
import { reactions } from "./reactions.js";

describeSituations(reactions);
