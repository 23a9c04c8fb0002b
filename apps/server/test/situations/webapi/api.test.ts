import { api } from "./api.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(api);
