import { canvases } from "./canvases.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(canvases);
