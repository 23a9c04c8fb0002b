import { describeSituations } from "./describe-situations.js";
import { unfurls } from "./unfurls.js";

describeSituations(unfurls);
