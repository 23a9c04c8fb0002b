import { describeSituations } from "./describe-situations.js";
import { messageChanges } from "./message-changes.js";

describeSituations(messageChanges);
