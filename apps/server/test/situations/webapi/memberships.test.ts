import { describeSituations } from "./describe-situations.js";
import { memberships } from "./memberships.js";

describeSituations(memberships);
