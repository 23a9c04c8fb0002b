import { describeSituations } from "./describe-situations.js";
import { directory } from "./directory.js";

describeSituations(directory);
