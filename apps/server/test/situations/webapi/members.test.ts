import { describeSituations } from "./describe-situations.js";
import { members } from "./members.js";

describeSituations(members);
