import { conversations } from "./conversations.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(conversations);
