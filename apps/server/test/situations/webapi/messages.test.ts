import { describeSituations } from "./describe-situations.js";
import { messages } from "./messages.js";

describeSituations(messages);
