import { describeSituations } from "./describe-situations.js";
import { oauth } from "./oauth.js";

describeSituations(oauth);
