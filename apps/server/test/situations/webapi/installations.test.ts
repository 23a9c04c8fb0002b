import { describeSituations } from "./describe-situations.js";
import { installations } from "./installations.js";

describeSituations(installations);
