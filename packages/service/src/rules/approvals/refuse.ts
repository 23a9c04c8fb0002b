import { createRefuse } from "../../store/refusal.js";

/** Builds a refusal of a call of an administrator of apps, with its reason. */
export const refuse = createRefuse<string>("everyday-2#adminteams-adminapps");
