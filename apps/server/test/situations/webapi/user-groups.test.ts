import { describeSituations } from "./describe-situations.js";
import { userGroups } from "./user-groups.js";

describeSituations(userGroups);
