import { describeSituations } from "./describe-situations.js";
import { listAccess } from "./list-access.js";

describeSituations(listAccess);
