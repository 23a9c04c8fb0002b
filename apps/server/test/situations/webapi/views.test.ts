import { describeSituations } from "./describe-situations.js";
import { views } from "./views.js";

describeSituations(views);
