import { canvasChanges } from "./canvas-changes.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(canvasChanges);
