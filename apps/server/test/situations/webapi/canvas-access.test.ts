import { canvasAccess } from "./canvas-access.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(canvasAccess);
