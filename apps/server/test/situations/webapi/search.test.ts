import { describeSituations } from "./describe-situations.js";
import { search } from "./search.js";

describeSituations(search);
