import { apps } from "./apps.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(apps);
