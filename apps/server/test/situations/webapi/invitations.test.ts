import { describeSituations } from "./describe-situations.js";
import { invitationRows } from "./invitations.js";

describeSituations(invitationRows);
