import { describeSituations } from "./describe-situations.js";
import { workspaceAdministration } from "./workspace-administration.js";

describeSituations(workspaceAdministration);
