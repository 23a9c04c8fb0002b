import { describeSituations } from "./describe-situations.js";
import { functionPermissions } from "./function-permissions.js";

describeSituations(functionPermissions);
