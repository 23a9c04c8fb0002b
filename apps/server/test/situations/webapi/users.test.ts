import { describeSituations } from "./describe-situations.js";
import { users } from "./users.js";

describeSituations(users);
