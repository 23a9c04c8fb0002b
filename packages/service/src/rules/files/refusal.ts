import { createRefuse } from "../../store/refusal.js";

/** Builds the refusals of uploads. */
export const refuseUpload = createRefuse<string>("everyday-2#upload");

/** Builds the refusals of methods about files. */
export const refuse = createRefuse<string>("everyday-2#methods");
