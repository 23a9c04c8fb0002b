import { appAdministration } from "./app-administration.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(appAdministration);
