import { describeSituations } from "./describe-situations.js";
import { furtherMessages } from "./further-messages.js";

describeSituations(furtherMessages);
