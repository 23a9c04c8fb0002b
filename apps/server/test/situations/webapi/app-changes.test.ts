import { appChanges } from "./app-changes.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(appChanges);
