import { describeSituations } from "./describe-situations.js";
import { people } from "./people.js";

describeSituations(people);
