import { describeSituations } from "./describe-situations.js";
import { guests } from "./guests.js";

describeSituations(guests);
