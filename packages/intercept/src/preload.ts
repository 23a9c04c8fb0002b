import { type Leading, leadTls, type Refusing, refuseOthers } from "./patch-tls.js";

// Node loads this module before a program, because NODE_OPTIONS names it. Child processes and workers inherit that.
const given = process.env["ROLLCALL_INTERCEPT"];
if (given !== undefined) {
  const { refuse, ...leading }: Leading & { readonly refuse?: Refusing } = JSON.parse(given);
  leadTls(leading);
  if (refuse !== undefined) refuseOthers(refuse);
}
