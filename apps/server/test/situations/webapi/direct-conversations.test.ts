import { describeSituations } from "./describe-situations.js";
import { directConversations } from "./direct-conversations.js";

describeSituations(directConversations);
