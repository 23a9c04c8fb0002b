import { describeSituations } from "./describe-situations.js";
import { signIn } from "./sign-in.js";

describeSituations(signIn);
