import { describeSituations } from "./describe-situations.js";
import { scheduledMessages } from "./scheduled-messages.js";

describeSituations(scheduledMessages);
