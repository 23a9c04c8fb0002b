import { agentSessions } from "./agent-sessions.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(agentSessions);
