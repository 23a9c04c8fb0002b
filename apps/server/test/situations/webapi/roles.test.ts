import { describeSituations } from "./describe-situations.js";
import { roles } from "./roles.js";

describeSituations(roles);
