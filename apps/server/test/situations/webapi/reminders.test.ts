import { describeSituations } from "./describe-situations.js";
import { reminders } from "./reminders.js";

describeSituations(reminders);
