import { describeSituations } from "./describe-situations.js";
import { lists } from "./lists.js";

describeSituations(lists);
