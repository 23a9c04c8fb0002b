import { assistants } from "./assistants.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(assistants);
