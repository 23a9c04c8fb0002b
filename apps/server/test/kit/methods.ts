import { webapi } from "@rollcall/api/webapi";
import { loadMethods } from "@rollcall/webapi-core";

/** The definitions of all methods. */
export const { methods } = await loadMethods(webapi);
