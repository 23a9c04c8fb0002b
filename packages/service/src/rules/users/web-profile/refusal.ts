import type { UsersProfileSetRefusal } from "@rollcall/api/webapi";
import { createRefuse, type Refused } from "../../../store/refusal.js";

/** Code of a refused change of a profile. */
type ProfileCode = UsersProfileSetRefusal["error"];

/** A value to go on with, or why the profile is not changed. */
export type Checked<Value> = { readonly ok: true; readonly value: Value } | Refused<ProfileCode>;

/** Builds a refusal to change a profile. */
export const refuse = createRefuse<ProfileCode>("everyday-1#users");
