import { approvals } from "./approvals.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(approvals);
