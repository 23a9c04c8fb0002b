import { describeSituations } from "./describe-situations.js";
import { memberRoles } from "./member-roles.js";

describeSituations(memberRoles);
