import { analytics } from "./analytics.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(analytics);
